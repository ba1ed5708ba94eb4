import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Live.module.css';
import type { useKept } from './use-kept.ts';

/** What was kept of a session, newest first. */
export function KeptFrames({ frames, remove, promote }: ReturnType<typeof useKept>) {
  const { t } = useTranslation('live');
  if (frames.length === 0) return null;
  return (
    <section className={styles['kept']} aria-label={t('kept')}>
      <h2>{t('kept')}</h2>
      <p>{t('keptEmpty')}</p>
      <ul>
        {frames.map((frame) => (
          <li key={frame.id}>
            <img src={frame.url} alt={t('result')} />
            <div>
              <Button
                size="small"
                loading={promote.isPending && promote.variables?.id === frame.id}
                onClick={() => promote.mutate(frame)}
              >
                {t('promote')}
              </Button>
              <a className={styles['download']} href={frame.url} download={frame.name}>
                {t('download')}
              </a>
              <IconButton icon="trash" label={t('remove')} onClick={() => remove(frame.id)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
