import { PASSWORD_LENGTH } from '@plumbline/contract/api/password.ts';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import signIn from '../../sign-in/SignIn.module.css';
import { useAccountAction } from '../use-account-action.ts';

interface Props {
  /** Name of the account, by which password managers know whose password it is. */
  readonly account: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Changes the password of a company's account; the present one shows that it is one's own. */
export function ChangePassword({ account, onChanged, onClose }: Props) {
  const { t } = useTranslation('identities');
  const form = useId();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { busy, act } = useAccountAction();
  const ready = current !== '' && [...next].length >= PASSWORD_LENGTH.min;
  return (
    <Modal
      open
      centered
      width={420}
      title={t('changePassword')}
      okText={t('savePassword')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form, loading: busy, disabled: !ready }}
      onCancel={onClose}
    >
      <form
        id={form}
        className={signIn['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => {
            await api('changePassword', { body: { current, next } });
            onChanged();
          });
        }}
      >
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <label className={signIn['field']}>
          <span>{t('presentPassword')}</span>
          <Input.Password
            size="large"
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.max}
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </label>
        <label className={signIn['field']}>
          <span>{t('newPassword')}</span>
          <Input.Password
            size="large"
            autoComplete="new-password"
            maxLength={PASSWORD_LENGTH.max}
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
        </label>
        <p className={signIn['hint']}>{t('newPasswordHint', { count: PASSWORD_LENGTH.min })}</p>
      </form>
    </Modal>
  );
}
