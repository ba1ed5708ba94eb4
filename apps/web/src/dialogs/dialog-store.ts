import { create } from 'zustand';

/** Dialogs that any page may open over itself; one is shown at a time. */
export type DialogName = 'login' | 'validation' | 'recharge' | 'contact';

interface DialogState {
  readonly open: DialogName | null;
}

export const useDialogs = create<DialogState>()(() => ({ open: null }));

export function openDialog(name: DialogName): void {
  useDialogs.setState({ open: name });
}

export function closeDialog(): void {
  useDialogs.setState({ open: null });
}
