import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CodeChannel } from '@plumbline/core/identity/code-channel.ts';
import type { CodeSender, CodeSenders } from '@plumbline/core/ports/code-senders.ts';
import type { Settings } from '../settings/settings.ts';
import { createAliyunSms } from '../sms/aliyun-sms.ts';
import { inOrder } from '../sms/sms-provider.ts';
import { createTencentSms } from '../sms/tencent-sms.ts';
import { createTwilioSms } from '../sms/twilio-sms.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The providers that the operator has set; asking for a code on any other way fails in the open. */
export function createCodeSenders({ identity }: Settings): CodeSenders {
  const { aliyun, tencent, twilio } = identity.sms;
  const providers = [
    ...(aliyun ? [createAliyunSms(aliyun)] : []),
    ...(tencent ? [createTencentSms(tencent)] : []),
    ...(twilio ? [createTwilioSms(twilio)] : []),
  ];
  return {
    sms: providers.length > 0 ? inOrder(providers) : unconfigured('sms'),
    email: identity.smtp ? createSmtpMailer(identity.smtp) : unconfigured('email'),
  };
}

function unconfigured(channel: CodeChannel): CodeSender {
  const error = `no provider of ${channel} is set and DEV_INBOX is off`;
  return { sendCode: () => Promise.reject(new AppError('SEND_FAILED', error)) };
}
