import { LEAD_MESSAGE_MAX, LEAD_REPLY_MAX } from '@plumbline/contract/api/leads.ts';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { useCurrentUser } from '../session/current-user.ts';
import styles from '../sign-in/SignIn.module.css';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { Icon } from '../ui/Icon.tsx';
import own from './LeadForm.module.css';

/** A message to the operator, with the way to be answered. */
export function LeadForm() {
  const { t } = useTranslation('dialogs');
  const user = useCurrentUser();
  const [replyTo, setReplyTo] = useState('');
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, attempt } = useAttempt<'send'>();
  const complete = replyTo.trim() !== '' && message.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    void attempt('send', async () => {
      await api('addLead', { body: { kind: 'contact', replyTo, message } });
      setSent(true);
    });
  };
  if (sent)
    return (
      <p className={own['sent']} role="status">
        <Icon name="check" />
        {t('contactThanks')}
      </p>
    );
  return (
    <form className={own['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{t('leadMessage')}</span>
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 8 }}
          maxLength={LEAD_MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </label>
      <label className={styles['field']}>
        <span>{t('leadReplyTo')}</span>
        <Input
          size="large"
          autoComplete={user.email === null && user.phoneNo !== null ? 'tel' : 'email'}
          maxLength={LEAD_REPLY_MAX}
          value={replyTo}
          onChange={(event) => setReplyTo(event.target.value)}
        />
      </label>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={!complete}
        loading={busy === 'send'}
      >
        {t('leadSend')}
      </Button>
    </form>
  );
}
