import type { CodeSender } from '@plumbline/core/ports/code-senders.ts';
import { z } from 'zod';
import { smsText } from '../identity/sms-text.ts';
import type { TwilioSmsSettings } from '../settings/sms-settings.ts';
import { askProvider, SmsRefused, toE164 } from './sms-provider.ts';

const answerSchema = z.object({ sid: z.string().optional(), code: z.number().optional() });
const CREATED = 201;
/** Too many messages; too many to one recipient. */
const LIMITS = new Set([20429, 14107, 63038]);

/** Twilio's messages: codes stay ours, so the same limits and attempts hold. */
export function createTwilioSms(
  { accountSid, authToken, from }: TwilioSmsSettings,
  endpoint = 'https://api.twilio.com',
): CodeSender {
  // A messaging service instead of a number.
  const sender: Record<string, string> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    async sendCode(message) {
      const { status, answer } = await askProvider(
        'Twilio',
        `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ To: toE164(message.to), Body: smsText(message), ...sender }).toString(),
        },
      );
      const { sid, code = 0 } = answerSchema.safeParse(answer).data ?? {};
      if (status !== CREATED || sid === undefined)
        throw new SmsRefused('Twilio', `${status} ${code}`, LIMITS.has(code));
    },
  };
}
