import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { CodeField } from '../../sign-in/CodeField.tsx';
import type { CodeChannel } from '../../sign-in/next-code.ts';
import signIn from '../../sign-in/SignIn.module.css';
import { useAccountAction } from '../use-account-action.ts';

interface Props {
  readonly channel: CodeChannel;
  readonly onJoined: () => void;
  readonly onClose: () => void;
}

/** Joins a phone number or mail address: a code shows that it is one's own. */
export function JoinByCode({ channel, onJoined, onClose }: Props) {
  const { t } = useTranslation('identities');
  const form = useId();
  const [recipient, setRecipient] = useState('');
  const [verifyCode, setVerifyCode] = useState('');
  const { busy, act } = useAccountAction();
  return (
    <Modal
      open
      centered
      width={420}
      title={t(channel === 'sms' ? 'addSms' : 'addEmail')}
      okText={t('join')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form, loading: busy }}
      onCancel={onClose}
    >
      <form
        id={form}
        className={signIn['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => {
            await api('join', { body: { channel, recipient, verifyCode } });
            onJoined();
          });
        }}
      >
        <label className={signIn['field']}>
          <span>{t(channel)}</span>
          <Input
            size="large"
            type={channel === 'sms' ? 'tel' : 'text'}
            autoComplete={channel === 'sms' ? 'tel' : 'email'}
            maxLength={320}
            value={recipient}
            onChange={(event) => setRecipient(event.target.value)}
          />
        </label>
        <CodeField
          channel={channel}
          value={verifyCode}
          onChange={setVerifyCode}
          send={() => api('joinSend', { body: { channel, recipient } })}
        />
      </form>
    </Modal>
  );
}
