import { LIVE_AT_REST, LIVE_WRONG, type LiveState } from '@plumbline/client/live/live-state.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { openDialog } from '../dialogs/dialog-store.ts';
import { openRecharge } from '../recharge/recharge-store.ts';
import styles from './Live.module.css';

interface Props {
  readonly state: LiveState | undefined;
  readonly health: SourceHealth;
  readonly silentSeconds: number;
  readonly sharing: boolean;
  readonly onReopen: () => void;
}

/** What is said in place of how the session does: nothing is rendered because of the window. */
const OF_WINDOW: ReadonlySet<SourceHealth> = new Set<SourceHealth>([
  'ended',
  'muted',
  'black',
  'settling',
  'waiting',
]);

/** One sentence on how it stands, in its own words for each case, and the button that helps. */
export function StateLine({ state, health, silentSeconds, sharing, onReopen }: Props) {
  const { t } = useTranslation('live');
  if (!state) return null;
  const { phase, failure } = state;
  const ended = !sharing && health === 'ended';
  const byWindow = ended || (sharing && OF_WINDOW.has(health));
  const silent = sharing && health === 'silent' && LIVE_AT_REST.has(phase);
  const isWrong = byWindow ? health !== 'settling' && health !== 'waiting' : LIVE_WRONG.has(phase);
  const words = byWindow
    ? t(`source_${health as 'ended'}`)
    : silent
      ? t('source_silent', { seconds: silentSeconds })
      : t(`phase_${phase}`);
  return (
    <div className={styles['state']} role="status" data-phase={phase} data-wrong={isWrong || undefined}>
      <span className={styles['dot']} data-busy={phase === 'busy' || undefined} aria-hidden />
      <span>{words}</span>
      {failure && !byWindow && <span className={styles['failure']}>{failure.message}</span>}
      {phase === 'tickets-out' && (
        <Button size="small" onClick={() => openRecharge()}>
          {t('more')}
        </Button>
      )}
      {phase === 'auth-expired' && (
        <Button size="small" onClick={() => openDialog('login')}>
          {t('logIn')}
        </Button>
      )}
      {(phase === 'full' || phase === 'auth-expired' || phase === 'tickets-out') && (
        <Button size="small" onClick={onReopen}>
          {t('reconnect')}
        </Button>
      )}
    </div>
  );
}
