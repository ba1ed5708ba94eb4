import { PASSWORD_LENGTH } from '@plumbline/contract/api/password.ts';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consoleApi } from './console-api.ts';
import { Field } from './parts/Field.tsx';
import { useChange } from './use-change.ts';

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('console');
  const id = useId();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { busy, run } = useChange();
  const ready = password !== '' && newPassword.length >= PASSWORD_LENGTH.min;
  const save = async () => {
    const work = () => consoleApi('managerPassword', { body: { password, newPassword } });
    if (await run(work, t('passwordChanged'))) onClose();
  };
  return (
    <Modal
      open
      title={t('changePassword')}
      width={400}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Field id={`${id}old`} label={t('presentPassword')}>
        <Input.Password
          id={`${id}old`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field id={`${id}new`} label={t('newPassword')} hint={t('passwordHint')}>
        <Input.Password
          id={`${id}new`}
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
