import type { Connection } from '@plumbline/client/watch-tasks.ts';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

interface ConnectionState {
  readonly connection: Connection;
  readonly setConnection: (connection: Connection) => void;
}

/** How this tab hears of tasks at the moment. */
export const useConnection = create<ConnectionState>()((set) => ({
  connection: 'live',
  setConnection: (connection) => set({ connection }),
}));

function onNetworkChange(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the server cannot be reached: the browser says so, or neither the stream nor asking gets through. */
export function useOffline(): boolean {
  const online = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const lost = useConnection((state) => state.connection === 'lost');
  return lost || !online;
}
