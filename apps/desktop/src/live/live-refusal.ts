import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import type { ClientState } from '../ipc/state.ts';

/**
 * Why no live connection may be opened now, as the code that would close it; undefined: it may.
 *
 * @param localAddress of a local Plumbline that runs
 */
export function liveRefusal(
  { notice, session, server, settings }: ClientState,
  localAddress: string | undefined,
): number | undefined {
  if (notice?.kind === 'too-old') return LIVE_CLOSE.protocol;
  if (session.phase !== 'signed-in') return LIVE_CLOSE.unauthorized;
  const isAway = settings.global.engine.kind !== 'server' && localAddress === undefined;
  return !server.live || isAway ? LIVE_CLOSE.forbidden : undefined;
}
