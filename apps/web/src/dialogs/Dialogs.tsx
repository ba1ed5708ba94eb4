import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import { type DialogName, useDialogs } from './dialog-store.ts';

/** Each in a chunk of its own, loaded when it is first opened. */
const DIALOGS: Readonly<Record<DialogName, ComponentType>> = {
  login: lazy(async () => {
    const { SignInDialog } = await loadChunk('sign-in', () => import('../sign-in/SignInDialog.tsx'));
    return { default: SignInDialog };
  }),
  validation: lazy(async () => {
    const { ValidationDialog } = await loadChunk('validation', () => import('./ValidationDialog.tsx'));
    return { default: ValidationDialog };
  }),
  contact: lazy(async () => {
    const { ContactDialog } = await loadChunk('contact', () => import('./ContactDialog.tsx'));
    return { default: ContactDialog };
  }),
  recharge: lazy(async () => {
    const { RechargeDialog } = await loadChunk('recharge', () => import('../recharge/RechargeDialog.tsx'));
    return { default: RechargeDialog };
  }),
};

/** The one place where dialogs appear. */
export function Dialogs() {
  const name = useDialogs((state) => state.open);
  if (name === null) return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
