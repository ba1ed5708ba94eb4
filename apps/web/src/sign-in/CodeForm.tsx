import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { readLocal, writeLocal } from '../session/local-keys.ts';
import { visitForSignIn } from '../session/visit.ts';
import { CodeField } from './CodeField.tsx';
import type { CodeChannel } from './next-code.ts';
import { InviteNote } from './InviteNote.tsx';
import styles from './SignIn.module.css';
import { useAttempt } from './use-attempt.ts';
import { useInvite } from './use-invite.ts';
import type { WayProps } from './way.ts';

interface Channel {
  readonly label: 'phone' | 'email';
  readonly input: { readonly type: string; readonly autoComplete: string; readonly maxLength: number };
  readonly remembered: () => string;
  readonly send: (recipient: string) => Promise<unknown>;
  readonly enter: (recipient: string, verifyCode: string) => Promise<unknown>;
}

const CHANNELS: Readonly<Record<CodeChannel, Channel>> = {
  sms: {
    label: 'phone',
    input: { type: 'tel', autoComplete: 'tel', maxLength: 32 },
    remembered: () => readLocal('loginPhone') ?? '',
    send: (phoneNo) => api('smsSend', { body: { phoneNo } }),
    enter: async (phoneNo, verifyCode) => {
      await api('smsLogin', { body: { phoneNo, verifyCode, type: 'sms', ...visitForSignIn() } });
      writeLocal('loginPhone', phoneNo);
    },
  },
  email: {
    label: 'email',
    // Not of type email: browsers rewrite and judge that, and what was typed is the server's to judge.
    input: { type: 'text', autoComplete: 'email', maxLength: 320 },
    remembered: () => '',
    send: (email) => api('emailSend', { body: { email } }),
    enter: (email, verifyCode) =>
      api('emailLogin', { body: { email, verifyCode, type: 'email', ...visitForSignIn() } }),
  },
};

/** Sign-in with a code by SMS or e-mail. What is typed is sent as given; the server judges it. */
export function CodeForm({ channel, mayEnter, onSignedIn }: WayProps & { readonly channel: CodeChannel }) {
  const { t } = useTranslation('signIn');
  const { label, input, remembered, send, enter } = CHANNELS[channel];
  const [recipient, setRecipient] = useState(remembered);
  const [code, setCode] = useState('');
  const invite = useInvite();
  const { busy, attempt } = useAttempt<'enter'>(invite.heard);
  const signIn = () => {
    if (!mayEnter()) return;
    void attempt('enter', async () => {
      await enter(recipient, code);
      invite.forget();
      onSignedIn();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn();
  };
  const goOn = () => {
    const wasRefused = invite.refusal !== undefined;
    invite.forget();
    // The code of the phone or the mailbox was not used up by the refusal.
    if (wasRefused) signIn();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{t(label)}</span>
        <Input
          size="large"
          {...input}
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
        />
      </label>
      <CodeField channel={channel} value={code} onChange={setCode} send={() => send(recipient)} />
      {invite.code !== undefined && (
        <InviteNote code={invite.code} refusal={invite.refusal} onForget={goOn} />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={busy === 'enter'}>
        {t('submit')}
      </Button>
    </form>
  );
}
