import type { Interest } from '@plumbline/contract/api/leads.ts';
import { create } from 'zustand';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../session/current-user.ts';
import { type LookMemory, countLook } from './count-look.ts';
import { openDialog, useDialogs } from './dialog-store.ts';

const KEY = 'plumbline.interest';

const NOTHING: LookMemory = { looks: 0, toldAt: 0 };

export const useInterest = create<{ readonly interest: Interest }>()(() => ({ interest: 'library' }));

/** Notes that somebody looked at what is there for everyone. Who is signed in is not counted. */
export function noteLook(interest: Interest): void {
  const user = queryClient.getQueryData(userQuery.queryKey);
  if (user?.userId !== null || useDialogs.getState().open !== null) return;
  const { memory, tell } = countLook(readMemory(), Date.now());
  // Where the browser keeps nothing, nobody could be spared the second time: they are not told at all.
  if (!writeMemory(memory) || !tell) return;
  useInterest.setState({ interest });
  openDialog('interest');
}

function readMemory(): LookMemory {
  try {
    const { looks, toldAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LookMemory>;
    return Number.isFinite(looks) && Number.isFinite(toldAt) ? ({ looks, toldAt } as LookMemory) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function writeMemory(memory: LookMemory): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}
