import type { Connection } from '@plumbline/client/watch-tasks.ts';
import { create } from 'zustand';

interface ConnectionState {
  /** What the browser says of its network. */
  readonly online: boolean;
  /** A call got no answer, and none has got one since. */
  readonly unanswered: boolean;
  /** How this tab hears of tasks at the moment. */
  readonly stream: Connection;
}

/** What is known of the way to the server. */
export const useConnection = create<ConnectionState>()(() => ({
  // A server that makes the first screen has no network to lose.
  online: navigator.onLine ?? true,
  unanswered: false,
  stream: 'live',
}));

function isLost({ online, unanswered, stream }: ConnectionState): boolean {
  return !online || unanswered || stream === 'lost';
}

/** Whether the server cannot be reached: the browser says so, a call got no answer, or the stream of tasks broke off. */
export function useOffline(): boolean {
  return useConnection(isLost);
}

export function isOffline(): boolean {
  return isLost(useConnection.getState());
}

/** Runs something whenever the server can be reached again. @returns a function that ends it */
export function onBack(act: () => void): () => void {
  return useConnection.subscribe((now, before) => {
    if (isLost(before) && !isLost(now)) act();
  });
}

/** Between two looks whether the server answers again. */
const PROBE_MS = 3_000;

/**
 * Watches the network of this tab. Where a call got no answer the server is asked for something small until it answers; the
 * calls themselves are not repeated.
 *
 * @param ask resolves where the server answers, whatever it says
 */
export function watchConnection(ask: () => Promise<unknown>): void {
  const note = () => useConnection.setState({ online: navigator.onLine });
  addEventListener('online', note);
  addEventListener('offline', note);
  const probe = () =>
    setTimeout(() => {
      if (!useConnection.getState().unanswered) return;
      // A browser that says that it has no network is not asked to use it.
      if (!navigator.onLine) return probe();
      ask().then(
        () => useConnection.setState({ unanswered: false }),
        () => probe(),
      );
      return undefined;
    }, PROBE_MS);
  useConnection.subscribe((now, before) => {
    if (now.unanswered && !before.unanswered) probe();
  });
}

/** A call by other means than `fetch` got no answer. */
export function noteUnanswered(): void {
  useConnection.setState({ unanswered: true });
}

/** `fetch`, which notes whether the server was reached. What was given up here says nothing about it. */
export async function fetchAndNote(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const response = await fetch(...request);
    if (useConnection.getState().unanswered) useConnection.setState({ unanswered: false });
    return response;
  } catch (error) {
    if (!request[1]?.signal?.aborted) useConnection.setState({ unanswered: true });
    throw error;
  }
}
