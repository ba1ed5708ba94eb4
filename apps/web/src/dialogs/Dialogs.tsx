import { type ComponentType, Suspense } from 'react';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { dismissQuestion, useQuestion } from './confirm.ts';
import { closeDialog, type DialogName, useDialogs } from './dialog-store.ts';

interface Closing {
  /** Of a dialog that could not be loaded; the others close themselves. */
  readonly onClose: () => void;
}

/** Each in a chunk of its own, loaded when it is first opened. The guide is shown by the workspace that it explains. */
const DIALOGS: Readonly<Record<Exclude<DialogName, 'guide'>, ComponentType<Closing>>> = {
  login: lazyDialog<Closing>(
    'sign-in',
    async () => (await import('../sign-in/SignInDialog.tsx')).SignInDialog,
    texts('signIn', 'wechat'),
  ),
  wechat: lazyDialog<Closing>(
    'wechat',
    async () => (await import('../sign-in/WechatDialog.tsx')).WechatDialog,
    texts('signIn', 'wechat'),
  ),
  validation: lazyDialog<Closing>(
    'validation',
    async () => (await import('./ValidationDialog.tsx')).ValidationDialog,
    texts('dialogs', 'account', 'signIn'),
  ),
  face: lazyDialog<Closing>(
    'face',
    async () => (await import('../face/FaceDialog.tsx')).FaceDialog,
    texts('face'),
  ),
  contact: lazyDialog<Closing>(
    'contact',
    async () => (await import('./ContactDialog.tsx')).ContactDialog,
    texts('dialogs'),
  ),
  client: lazyDialog<Closing>(
    'client',
    async () => (await import('./ClientDialog.tsx')).ClientDialog,
    texts('dialogs'),
  ),
  interest: lazyDialog<Closing>(
    'interest',
    async () => (await import('./InterestDialog.tsx')).InterestDialog,
    texts('dialogs'),
  ),
  extension: lazyDialog<Closing>(
    'extension',
    async () => (await import('../membership/ExtensionDialog.tsx')).ExtensionDialog,
    texts('membership'),
  ),
  recharge: lazyDialog<Closing>(
    'recharge',
    async () => (await import('../recharge/RechargeDialog.tsx')).RechargeDialog,
    texts('recharge', 'membership'),
  ),
};

const ConfirmDialog = lazyDialog<Closing>(
  'confirm',
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
);

/** The one place where dialogs appear. */
export function Dialogs() {
  const name = useDialogs((state) => state.open);
  const asked = useQuestion((state) => state.question !== null);
  const Dialog = name === null || name === 'guide' ? null : DIALOGS[name];
  return (
    <>
      <Suspense fallback={null}>{Dialog && <Dialog onClose={closeDialog} />}</Suspense>
      <Suspense fallback={null}>{asked && <ConfirmDialog onClose={dismissQuestion} />}</Suspense>
    </>
  );
}
