import { SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { useCountdown } from './countdown.ts';
import { type CodeChannel, useNextCode, waitForNextCode } from './next-code.ts';
import styles from './SignIn.module.css';
import { useAttempt } from './use-attempt.ts';
import { toast } from '../ui/toast/toast.ts';

interface Props {
  readonly channel: CodeChannel;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Asks the server for a code. */
  readonly send: () => Promise<unknown>;
}

/** A code and the button that asks for it, which then counts down the seconds until it may be pressed again. */
export function CodeField({ channel, value, onChange, send }: Props) {
  const { t } = useTranslation('signIn');
  const id = useId();
  const site = useQuery(siteQuery).data;
  const seconds = useCountdown(useNextCode((state) => state.at[channel]));
  const { busy, attempt } = useAttempt<'send'>();
  const ask = () =>
    attempt('send', async () => {
      try {
        await send();
      } catch (error) {
        if (error instanceof AppError && error.code === 'SMS_COUNTDOWN')
          waitForNextCode(channel, error.retryAfterSeconds ?? SMS_COUNTDOWN_S);
        throw error;
      }
      waitForNextCode(channel, SMS_COUNTDOWN_S);
      toast.success(t('sent'));
    });
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('code')}</label>
      <div className={styles['codeRow']}>
        <Input
          id={id}
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          size="large"
          className={styles['codeButton'] ?? ''}
          disabled={seconds > 0}
          loading={busy === 'send'}
          onClick={() => void ask()}
        >
          <span className="tabular">{seconds > 0 ? t('again', { seconds }) : t('getCode')}</span>
        </Button>
      </div>
      {site?.devInbox && (
        <p className={styles['hint']}>
          {t('inboxHint')}{' '}
          <a className={styles['link']} href="/dev/inbox" target="_blank" rel="noreferrer">
            {t('inboxLink')}
          </a>
        </p>
      )}
    </div>
  );
}
