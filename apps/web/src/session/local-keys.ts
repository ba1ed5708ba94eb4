import { LOCAL_KEYS } from '@plumbline/contract/constants.ts';

/** Settings of the workspaces: pictures and prompts, which belong to who is signed in. */
export const WORKSPACE_KEY = 'plumbline.workspace';

/** Pictures whose reading was corrected. */
export const CORRECTED_KEY = 'plumbline.corrected';

/** Which model is open, and from where it is looked at. */
export const MODEL_KEY = 'plumbline.model';

/** Questions that were begun and not asked. */
export const QUESTIONS_KEY = 'plumbline.questions';

type LocalKey = keyof typeof LOCAL_KEYS;

/** Local storage under the names that other clients know; a browser that forbids storage reads as empty. */
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

/** A second id of the browser, which versions before this one wrote: nothing has a use for it (ADR 0037). */
export function removeRetired(): void {
  try {
    localStorage.removeItem('subUUID');
  } catch {
    // As above.
  }
}

const emptied = new Set<() => void>();

/** Names what empties a store of the workspaces in this tab's memory too. */
export function emptyWithWorkspaces(empty: () => void): void {
  emptied.add(empty);
}

/** The next person at this browser starts with empty workspaces. */
export function forgetWorkspaces(): void {
  for (const empty of emptied) empty();
  try {
    localStorage.removeItem(WORKSPACE_KEY);
    localStorage.removeItem(CORRECTED_KEY);
    localStorage.removeItem(MODEL_KEY);
    localStorage.removeItem(QUESTIONS_KEY);
  } catch {
    // As above.
  }
}

/**
 * At signing out and at leaving for good: nothing in this browser tells of the person any more, and the next one is
 * another visitor. Language and look are the browser's.
 */
export function forgetPerson(): void {
  removeLocal(...(Object.keys(LOCAL_KEYS) as LocalKey[]));
  forgetWorkspaces();
}

const TRIED = 'plumbline.tried';

/** Whether this browser lets the app store anything. */
export function keepsAnything(): boolean {
  try {
    localStorage.setItem(TRIED, '1');
    localStorage.removeItem(TRIED);
    return true;
  } catch {
    return false;
  }
}
