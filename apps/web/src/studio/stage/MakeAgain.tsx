import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import styles from './MakeAgain.module.css';
import { ReplayOutcome } from './ReplayOutcome.tsx';
import { useEngineName } from './use-engine-name.ts';
import { useReplay } from './use-replay.ts';

/** By which version a result was made, whether today's would be another, and the button that makes it again and compares. */
export function MakeAgain({ imageId }: { readonly imageId: string }) {
  const { t } = useTranslation('stage');
  const engineName = useEngineName();
  const { replay, problem, start, starting } = useReplay(imageId);
  if (problem !== undefined && !replay)
    return (
      <p className={styles['card']} role="alert">
        {problem}
      </p>
    );
  if (!replay) return <p className={styles['card']}>{t('makingLoading')}</p>;
  const { madeBy, currentVersion, state } = replay;
  const older = currentVersion !== null && currentVersion !== madeBy.version;
  const open = state === 'queued' || state === 'running';
  return (
    <div className={styles['card']}>
      <p>
        {t('madeBy', { engine: engineName(madeBy.engine, madeBy.version) })}
        {madeBy.commit !== null && <code title={madeBy.commit}>{madeBy.commit.slice(0, 7)}</code>}
      </p>
      <p className={styles['soft']}>
        {older ? t('madeByOlder', { version: currentVersion.split('+')[0] }) : t('madeAgainHint')}
      </p>
      <ReplayOutcome replay={replay} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button size="small" loading={open || starting} onClick={start} disabled={open}>
        {open ? t(state === 'queued' ? 'replayQueued' : 'replayRunning') : t('makeAgain')}
      </Button>
    </div>
  );
}
