import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { SmsSender } from '@plumbline/core/ports/sms-sender.ts';

/** Neither a provider nor the dev inbox: asking for a code fails in the open. */
export const unconfiguredSmsSender: SmsSender = {
  sendCode: () => Promise.reject(new AppError('SEND_FAILED', 'no SMS provider is set and DEV_INBOX is off')),
};
