import { SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { writeLocal } from '../session/local-keys.ts';
import { visitForSignIn } from '../session/visit.ts';
import { useSignIn } from './sign-in-store.ts';

/** The two steps of signing in by SMS, with the server's own words as toasts. */
export function useSmsSignIn(onSignedIn: () => void) {
  const { t } = useTranslation('signIn');
  const { message } = App.useApp();
  const locale = useLocale();
  const waitForNextCode = useSignIn((state) => state.waitForNextCode);
  const [busy, setBusy] = useState<'send' | 'enter'>();

  const attempt = async (step: 'send' | 'enter', work: () => Promise<void>) => {
    setBusy(step);
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'SMS_COUNTDOWN')
        waitForNextCode(error.retryAfterSeconds ?? SMS_COUNTDOWN_S);
      void message.error(userMessage(error, locale));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    sendCode: (phoneNo: string) =>
      attempt('send', async () => {
        await api('smsSend', { body: { phoneNo } });
        waitForNextCode(SMS_COUNTDOWN_S);
        void message.success(t('sent'));
      }),
    enter: (phoneNo: string, verifyCode: string) =>
      attempt('enter', async () => {
        await api('smsLogin', { body: { phoneNo, verifyCode, type: 'sms', ...visitForSignIn() } });
        writeLocal('loginPhone', phoneNo);
        onSignedIn();
      }),
  };
}
