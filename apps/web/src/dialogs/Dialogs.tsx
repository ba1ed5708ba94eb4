import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import { type DialogName, useDialogs } from './dialog-store.ts';

function dialog(chunk: string, load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(chunk, load) }));
}

/** Each in a chunk of its own, loaded when it is first opened. The guide is shown by the workspace that it explains. */
const DIALOGS: Readonly<Record<Exclude<DialogName, 'guide'>, ComponentType>> = {
  login: dialog('sign-in', async () => (await import('../sign-in/SignInDialog.tsx')).SignInDialog),
  wechat: dialog('wechat', async () => (await import('../sign-in/WechatDialog.tsx')).WechatDialog),
  validation: dialog('validation', async () => (await import('./ValidationDialog.tsx')).ValidationDialog),
  face: dialog('face', async () => (await import('../face/FaceDialog.tsx')).FaceDialog),
  contact: dialog('contact', async () => (await import('./ContactDialog.tsx')).ContactDialog),
  client: dialog('client', async () => (await import('./ClientDialog.tsx')).ClientDialog),
  interest: dialog('interest', async () => (await import('./InterestDialog.tsx')).InterestDialog),
  extension: dialog(
    'extension',
    async () => (await import('../membership/ExtensionDialog.tsx')).ExtensionDialog,
  ),
  recharge: dialog('recharge', async () => (await import('../recharge/RechargeDialog.tsx')).RechargeDialog),
};

/** The one place where dialogs appear. */
export function Dialogs() {
  const name = useDialogs((state) => state.open);
  if (name === null || name === 'guide') return null;
  const Dialog = DIALOGS[name];
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
