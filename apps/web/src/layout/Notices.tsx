import { Suspense } from 'react';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useStorageNotice } from '../session/use-storage-notice.ts';
import { useShrinkOffer } from '../shrink/shrink-offer.ts';

const ShrinkDialog = lazyDialog(
  'shrink',
  async () => (await import('../shrink/ShrinkDialog.tsx')).ShrinkDialog,
  texts('shrink'),
);
const LeavingNotice = lazyDialog(
  'leaving',
  async () => (await import('../account/LeavingNotice.tsx')).LeavingNotice,
  texts('account'),
);
const ExpiredNotice = lazyDialog(
  'expired',
  async () => (await import('../account/ExpiredNotice.tsx')).ExpiredNotice,
  texts('account'),
);

/** What appears over any page without being asked for, and is loaded when there is reason to. */
export function Notices() {
  const { leavingUntil, expiredSince } = useCurrentUser();
  useStorageNotice();
  const offered = useShrinkOffer((state) => state.offer !== undefined);
  return (
    <Suspense fallback={null}>
      {offered && <ShrinkDialog />}
      {leavingUntil !== null && <LeavingNotice />}
      {expiredSince !== null && <ExpiredNotice />}
    </Suspense>
  );
}
