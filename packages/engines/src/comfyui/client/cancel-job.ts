import { setTimeout as sleep } from 'node:timers/promises';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import type { ComfyuiApi } from './comfyui-api.ts';

const LOOKS = 20;

/**
 * Cancels a job and waits until the server is free of it: steps end late, and nothing of ours is to queue behind them. Never
 * rejects.
 *
 * @returns whether the server has let go of it in time
 */
export async function cancelJob(api: ComfyuiApi, id: string, times: ComfyuiTimes): Promise<boolean> {
  try {
    await api.cancel(id);
    const until = performance.now() + times.cancel;
    while (performance.now() < until) {
      const place = await api.placeOf(id);
      if (place === 'unknown' || place === 'ended') return true;
      await sleep(times.cancel / LOOKS);
    }
    return false;
  } catch {
    // It is gone, and its queue with it.
    return true;
  }
}
