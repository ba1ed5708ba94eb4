import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../console-api.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { EnrolSecondFactor } from './EnrolSecondFactor.tsx';
import { ManageSecondFactor } from './ManageSecondFactor.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

/** One's own two-step verification: set up, or looked after. */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('console');
  const client = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const done = () => {
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    onClose();
  };
  return (
    <Modal open title={t('secondFactor')} width={480} footer={null} onCancel={onClose}>
      {query.isError && !query.data && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.data?.since === null && <EnrolSecondFactor onDone={done} />}
      {query.data && query.data.since !== null && (
        <ManageSecondFactor
          since={query.data.since}
          recoveryCodesLeft={query.data.recoveryCodesLeft}
          onDone={done}
        />
      )}
    </Modal>
  );
}
