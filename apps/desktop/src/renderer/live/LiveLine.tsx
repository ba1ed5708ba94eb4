import { LIVE_AT_REST, LIVE_WRONG, type LivePhase } from '@plumbline/client/live/live-state.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { Button } from '@plumbline/web/ui/Button.tsx';
import type { PageText } from '../../texts/page-texts.ts';
import { failureText, useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './LiveLine.module.css';
import type { LiveView } from './use-live.ts';

/** What the window does goes before how the session stands: nothing is rendered because of it. */
const OF_WINDOW: Partial<Record<SourceHealth, PageText>> = {
  waiting: 'source_waiting',
  settling: 'source_settling',
  muted: 'source_muted',
  black: 'source_black',
};
const OF_SESSION: Record<LivePhase, PageText> = {
  connecting: 'live_connecting',
  reconnecting: 'live_reconnecting',
  idle: 'live_idle',
  busy: 'live_busy',
  shown: 'live_shown',
  unchanged: 'live_unchanged',
  paused: 'live_idle',
  'tickets-out': 'live_tickets_out',
  'engine-lost': 'live_engine_lost',
  'auth-expired': 'expired',
  full: 'live_full',
  outdated: 'live_outdated',
  refused: 'live_refused',
  closed: 'live_idle',
};
/** What a person can try again after having done something about it. */
const CAN_REOPEN: ReadonlySet<LivePhase> = new Set<LivePhase>(['full', 'tickets-out', 'refused']);

/** One sentence on how continuous rendering stands, and what helps. */
export function LiveLine({ live }: { readonly live: LiveView }) {
  const { state: client, call } = useClient();
  const t = useTexts();
  const { state, health, silentSeconds } = live;
  if (!live.running) {
    if (health !== 'ended') return null;
    return (
      <p className={styles['line']} data-wrong role="status">
        {errorText('CAPTURE_LOST', client.locale)}
      </p>
    );
  }
  if (!state) return null;
  const { phase, failure, medianLatencyMs, framesPerSecond, liveTickets } = state;
  const ofWindow = OF_WINDOW[health];
  const silent = ofWindow === undefined && health === 'silent' && LIVE_AT_REST.has(phase);
  const wrong = health === 'muted' || health === 'black' || (ofWindow === undefined && LIVE_WRONG.has(phase));
  const words = ofWindow
    ? t(ofWindow)
    : silent
      ? t('source_silent', { seconds: silentSeconds })
      : t(OF_SESSION[phase]);
  return (
    <div className={styles['line']} data-wrong={wrong || undefined} role="status">
      <p data-phase={phase}>{words}</p>
      {failure && !ofWindow && (
        <p>{failureText({ code: failure.code, message: failure.message, values: {} }, client.locale)}</p>
      )}
      {medianLatencyMs !== undefined && (
        <p className="tabular">
          {t('live_facts', { ms: Math.round(medianLatencyMs), rate: framesPerSecond.toFixed(1) })}
        </p>
      )}
      {liveTickets !== undefined && liveTickets >= 0 && (
        <p className="tabular">{t('live_left', { count: liveTickets })}</p>
      )}
      {phase === 'tickets-out' && (
        <Button size="small" onClick={() => void call('openOutside', { page: 'recharge' })}>
          {t('live_more')}
        </Button>
      )}
      {CAN_REOPEN.has(phase) && (
        <Button size="small" onClick={live.reopen}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
