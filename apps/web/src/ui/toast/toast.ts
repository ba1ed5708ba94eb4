import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** What can be done about it as long as it is shown: taking it back. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly words: string;
  readonly action: ToastAction | undefined;
}

/** As long as it takes to read it; a failure is read twice. */
const LASTS_MS = { success: 3_000, info: 4_000, warning: 6_000, error: 6_000 } as const;
/** Long enough to read it, to think, and to reach the button. */
const ACTION_LASTS_MS = 10_000;
/** After the pointer or the keyboard has left it. */
const LEFT_LASTS_MS = 4_000;
/** More than that covers the page; the oldest go, those that offer nothing first. */
const MOST = 3;

export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let last = 0;

function show(kind: ToastKind, words: string, action?: ToastAction): void {
  last += 1;
  const id = last;
  useToasts.setState(({ toasts }) => {
    // The same again is no news, but stays longer. Two that can be taken back are two, whatever they are called.
    const others = toasts.filter((each) => each.action !== undefined || each.words !== words);
    return { toasts: [...fewest(others, MOST - 1), { id, kind, words, action }] };
  });
  goLater(id, action ? ACTION_LASTS_MS : LASTS_MS[kind]);
}

function fewest(toasts: readonly Toast[], most: number): readonly Toast[] {
  if (toasts.length <= most) return toasts;
  const going = toasts.find(({ action }) => action === undefined) ?? toasts[0];
  return fewest(
    toasts.filter((each) => each !== going),
    most,
  );
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

function goLater(id: number, after: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => dismissToast(id), after),
  );
}

/** Somebody is at it, with the pointer or the keyboard: it stays until they have left. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

export function letToastGo(id: number): void {
  if (useToasts.getState().toasts.some((each) => each.id === id)) goLater(id, LEFT_LASTS_MS);
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}

/** Tells in a word what came of something, over any page; it outlives the page that told it. */
export const toast = {
  success: (words: string, action?: ToastAction) => show('success', words, action),
  info: (words: string) => show('info', words),
  warning: (words: string) => show('warning', words),
  error: (words: string, action?: ToastAction) => show('error', words, action),
} as const;
