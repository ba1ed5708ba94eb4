import type { ClientState } from '../ipc/state.ts';
import type { RenderPhase } from '../queue/render-queue.ts';
import { IDLE } from './first-state.ts';

/** What a step of a render changes: how it stands, and that the server answers once it is past the first one. */
export function followed(
  { server, render }: ClientState,
  entryId: string,
  step: RenderPhase,
): Pick<ClientState, 'server' | 'render'> {
  const { phase } = step;
  return {
    server: { ...server, reachable: phase === 'setting-up' ? server.reachable : true },
    render: {
      ...IDLE,
      resultId: render.resultId,
      entryId,
      phase,
      ...(phase === 'queued' ? { ahead: step.ahead, waitSeconds: step.waitSeconds } : {}),
      ...(phase === 'generating' ? { progress: step.progress } : {}),
    },
  };
}
