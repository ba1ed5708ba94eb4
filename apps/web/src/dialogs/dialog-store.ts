import { create } from 'zustand';

/** Dialogs that any page may open over itself; one is shown at a time. */
export type DialogName =
  | 'login'
  | 'validation'
  | 'wechat'
  | 'face'
  | 'guide'
  | 'extension'
  | 'client'
  | 'recharge'
  | 'contact'
  | 'interest';

interface DialogState {
  readonly open: DialogName | null;
  /** Comes back once this one has done its work. */
  readonly after: DialogName | null;
}

export const useDialogs = create<DialogState>()(() => ({ open: null, after: null }));

/** What had the keyboard before the first dialog. */
let opener: HTMLElement | null = null;

/** @param after a dialog to go on with, where this one is only on the way */
export function openDialog(name: DialogName, after: DialogName | null = null): void {
  const active = document.activeElement;
  if (useDialogs.getState().open === null) opener = active instanceof HTMLElement ? active : null;
  useDialogs.setState({ open: name, after });
}

/** The open dialog has done its work: the one it was on the way to comes back. */
export function finishDialog(): void {
  const { after } = useDialogs.getState();
  if (after === null) closeDialog();
  else openDialog(after);
}

/** Leaves the dialog; the keyboard goes back to where it was. */
export function closeDialog(): void {
  useDialogs.setState({ open: null, after: null });
  const back = opener;
  opener = null;
  // Once the dialog is gone: while it stands it keeps the keyboard to itself.
  requestAnimationFrame(() => {
    if (back?.isConnected && useDialogs.getState().open === null) back.focus({ preventScroll: true });
  });
}
