import { LEAVING_DAYS } from '@plumbline/contract/constants.ts';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { forgetPerson } from '../../session/local-keys.ts';
import styles from '../Section.module.css';
import { useAccountAction } from '../use-account-action.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what is lost, and asks once more. */
export function LeaveDialog({ open, onClose }: Props) {
  const { t } = useTranslation('account');
  const { busy, act } = useAccountAction();
  const [understood, setUnderstood] = useState(false);
  const leave = () =>
    act(async () => {
      await api('leave', { body: { confirm: 'delete my account' } });
      forgetPerson();
      location.assign('/');
    });
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => setUnderstood(false)}
      title={t('leaveDialogTitle')}
      okText={t('leaveConfirm')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: !understood }}
      confirmLoading={busy}
      onOk={() => void leave()}
      centered
      destroyOnHidden
      width={480}
    >
      <ul className={styles['points']}>
        <li>{t('leaveNow')}</li>
        <li>{t('leaveLater', { days: LEAVING_DAYS })}</li>
        <li>{t('leaveLost')}</li>
        <li>{t('leaveBooks')}</li>
      </ul>
      <Checkbox checked={understood} onChange={(event) => setUnderstood(event.target.checked)}>
        {t('leaveUnderstood')}
      </Checkbox>
    </Modal>
  );
}
