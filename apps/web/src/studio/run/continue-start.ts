import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

const KEY = 'plumbline.continue';

/** Remembers, for this tab, that a render was asked for before signing in. */
export function rememberStart(tool: FunctionName): void {
  try {
    sessionStorage.setItem(KEY, tool);
  } catch {
    // Without storage the button has to be pressed again after signing in.
  }
}

export function forgetStart(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Whether this tool has a start to go on with; true once. */
export function takeStart(tool: FunctionName): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== tool) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
