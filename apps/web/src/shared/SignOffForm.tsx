import {
  SHARE_COMMENT_MAX,
  SHARE_NAME_MAX,
  SIGN_OFF_DECISIONS,
  type SignOffDecision,
} from '@plumbline/contract/history/history-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SharedPage.module.css';
import { useReply, useVisitorName } from './use-reply.ts';

/** Approves what is shared or asks for changes; for the record, and so it says before that it stays. */
export function SignOffForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('shares');
  const { name, setName } = useVisitorName();
  const [decision, setDecision] = useState<SignOffDecision>();
  const [note, setNote] = useState('');
  const { busy, problem, send } = useReply(token);
  const submit = async () => {
    if (busy || decision === undefined) return;
    if (!(await send(() => api('addSignOff', { params: { token }, body: { name, decision, note } })))) return;
    setDecision(undefined);
    setNote('');
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t('decide')}</h2>
      <p className={styles['hint']}>{t('decideHint')}</p>
      <fieldset className={styles['choice']}>
        <legend className="visually-hidden">{t('decide')}</legend>
        {SIGN_OFF_DECISIONS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              required
              name="decision"
              checked={decision === each}
              onChange={() => setDecision(each)}
            />
            <span>{t(each)}</span>
          </label>
        ))}
      </fieldset>
      <label>
        {t('yourName')}
        <input
          required
          autoComplete="name"
          maxLength={SHARE_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {t('note')}
        <textarea
          rows={3}
          maxLength={SHARE_COMMENT_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button
        kind="primary"
        loading={busy}
        disabled={decision === undefined}
        onClick={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {t('sendDecision')}
      </Button>
    </form>
  );
}
