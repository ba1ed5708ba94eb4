import type { BegunFace } from '@plumbline/contract/api/face.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountAction } from '../account/use-account-action.ts';
import { api } from '../api/client.ts';
import { closeDialog } from '../dialogs/dialog-store.ts';
import offer from '../dialogs/Offer.module.css';
import { FaceCode } from './FaceCode.tsx';
import { FaceConsent } from './FaceConsent.tsx';
import { FaceEnded } from './FaceEnded.tsx';
import { faceQuery } from './face-query.ts';

/** Verifies whose face it is: what is asked and kept, the code for the phone, and what became of it. */
export function FaceDialog() {
  const { t } = useTranslation('face');
  const client = useQueryClient();
  const status = useQuery(faceQuery);
  const { busy, act } = useAccountAction();
  const [begun, setBegun] = useState<BegunFace>();
  const begin = () =>
    act(async () => {
      setBegun(await api('beginFace', { body: { consent: true } }));
      await client.invalidateQueries({ queryKey: faceQuery.queryKey });
    });
  const state = begun && status.data?.latest?.state;
  return (
    <Modal open centered width={440} footer={null} title={t('title')} onCancel={closeDialog}>
      {status.isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {status.isError && !status.data && (
        <>
          <p className={offer['lead']} role="alert">
            {t('unavailable')}
          </p>
          <Button size="large" block onClick={() => void status.refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
      {status.data && !begun && (
        <FaceConsent verifiedAt={status.data.verifiedAt} busy={busy} onBegin={() => void begin()} />
      )}
      {begun && (state === 'waiting' || state === 'expired') && (
        <FaceCode begun={begun} expired={state === 'expired'} busy={busy} onRenew={() => void begin()} />
      )}
      {(state === 'passed' || state === 'refused') && (
        <FaceEnded passed={state === 'passed'} busy={busy} onAgain={() => void begin()} />
      )}
    </Modal>
  );
}
