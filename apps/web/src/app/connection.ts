import type { Connection } from '@plumbline/client/watch-tasks.ts';
import { create } from 'zustand';

interface ConnectionState {
  readonly connection: Connection;
  readonly setConnection: (connection: Connection) => void;
}

/** How this tab hears of tasks at the moment; `lost` shows the banner. */
export const useConnection = create<ConnectionState>()((set) => ({
  connection: 'live',
  setConnection: (connection) => set({ connection }),
}));
