import { IconButton } from '@plumbline/web/ui/IconButton.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './HistoryStrip.module.css';

interface Props {
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}

/** What was rendered here, newest first. */
export function HistoryStrip({ shown, onShow }: Props) {
  const { state, call } = useClient();
  const t = useTexts();
  const { history } = state;
  const entry = history.find(({ id }) => id === shown);
  return (
    <nav className={styles['strip']} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      {history.length === 0 && <p className={styles['none']}>{t('noHistory')}</p>}
      <ul>
        {history.map(({ id, width, height }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
              <img src={`./history/${id}`} alt={`${width} × ${height}`} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {entry && (
        <div className={styles['ways']}>
          {entry.savedAs === null ? (
            <IconButton
              icon="download"
              label={t('save')}
              onClick={() => void call('saveHistory', { id: entry.id })}
            />
          ) : (
            <IconButton
              icon="picture"
              label={t('showInFolder')}
              onClick={() => void call('showInFolder', { id: entry.id })}
            />
          )}
          <IconButton icon="refresh" label={t('renderAgain')} onClick={() => void call('renderAgain')} />
          <IconButton
            icon="trash"
            label={t('remove')}
            onClick={() => void call('removeHistory', { id: entry.id })}
          />
        </div>
      )}
    </nav>
  );
}
