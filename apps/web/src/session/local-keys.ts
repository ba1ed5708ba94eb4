import { forgetOpenMasks } from '../studio/editor/open-masks.ts';
import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';

/** Settings of the workspaces: pictures and prompts, which belong to who is signed in. */
export const WORKSPACE_KEY = 'plumbline.workspace';

/** Pictures whose reading was corrected. */
export const CORRECTED_KEY = 'plumbline.corrected';

type LocalKey = keyof typeof LOCAL_KEYS;

/** Local storage under the original client's names; a browser that forbids storage reads as empty. */
export function readLocal(key: LocalKey): string | undefined {
  try {
    return localStorage.getItem(LOCAL_KEYS[key]) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeLocal(key: LocalKey, value: string): void {
  try {
    localStorage.setItem(LOCAL_KEYS[key], value);
  } catch {
    // Private windows may refuse; the app then forgets between visits, and works.
  }
}

export function removeLocal(...keys: LocalKey[]): void {
  try {
    for (const key of keys) localStorage.removeItem(LOCAL_KEYS[key]);
  } catch {
    // As above.
  }
}

/** The next person at this browser starts with empty workspaces. */
function forgetWorkspaces(): void {
  try {
    localStorage.removeItem(WORKSPACE_KEY);
    localStorage.removeItem(CORRECTED_KEY);
  } catch {
    // As above.
  }
}

/**
 * At signing out and at leaving for good: nothing in this browser tells of the person any more, and the next one is
 * another visitor. Language and look are the browser's.
 */
export function forgetPerson(): void {
  forgetOpenMasks();
  removeLocal(...(Object.keys(LOCAL_KEYS) as LocalKey[]));
  forgetWorkspaces();
}
