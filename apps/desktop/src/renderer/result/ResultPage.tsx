import { Mark } from '@plumbline/web/ui/Mark.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { useLivePicture } from './use-live-picture.ts';
import styles from './ResultPage.module.css';

/** The newest picture and nothing else, above the modelling program. The one before stays until the next is there. */
export function ResultPage() {
  const { state } = useClient();
  const t = useTexts();
  const { render, history } = state;
  const entry = history.find(({ id }) => id === render.resultId) ?? history[0];
  const busy = render.entryId !== null;
  const live = useLivePicture();
  return (
    <main className={styles['page']}>
      {live !== undefined ? (
        <img src={live} alt={t('live')} />
      ) : entry ? (
        <img src={`./history/${entry.id}`} alt={t('showResult')} />
      ) : (
        <div className={styles['none']}>
          <Mark size={32} />
          <p>{t('noHistory')}</p>
        </div>
      )}
      {busy && (
        <progress
          className={styles['busy']}
          max={1}
          value={render.phase === 'generating' ? render.progress : undefined}
        />
      )}
    </main>
  );
}
