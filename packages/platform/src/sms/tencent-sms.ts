import { createHash, createHmac } from 'node:crypto';
import type { CodeSender } from '@plumbline/core/ports/code-senders.ts';
import { z } from 'zod';
import type { TencentSmsSettings } from '../settings/sms-settings.ts';
import { askProvider, SmsRefused, toE164 } from './sms-provider.ts';

const ALGORITHM = 'TC3-HMAC-SHA256';
const TYPE = 'application/json; charset=utf-8';
const answerSchema = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

interface TcRequest {
  readonly host: string;
  readonly service: string;
  /** Lower case. */
  readonly action: string;
  readonly body: string;
  readonly date: Date;
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Signature of a Tencent Cloud call (version 3).
 *
 * @returns the `Authorization` header
 * @see https://cloud.tencent.com/document/api/382/52072
 */
function signTcRequest(
  { secretId, secretKey }: Pick<TencentSmsSettings, 'secretId' | 'secretKey'>,
  { host, service, action, body, date }: TcRequest,
): string {
  const signed = 'content-type;host;x-tc-action';
  const headers = `content-type:${TYPE}\nhost:${host}\nx-tc-action:${action}\n`;
  const canonical = ['POST', '/', '', headers, signed, hex(body)].join('\n');
  const day = date.toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const seconds = Math.floor(date.getTime() / 1_000);
  const text = [ALGORITHM, seconds, scope, hex(canonical)].join('\n');
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request');
  const signature = hmac(key, text).toString('hex');
  return `${ALGORITHM} Credential=${secretId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

/** Tencent Cloud SMS (2021-01-11). */
export function createTencentSms(
  settings: TencentSmsSettings,
  endpoint = 'https://sms.tencentcloudapi.com',
): CodeSender {
  return {
    async sendCode({ to, code, minutes }) {
      const date = new Date();
      const body = JSON.stringify({
        PhoneNumberSet: [toE164(to)],
        SmsSdkAppId: settings.appId,
        SignName: settings.signName,
        TemplateId: settings.template,
        // A template for codes takes the code, and the minutes where it has two places.
        TemplateParamSet: [code, String(minutes)].slice(0, settings.templateParams),
      });
      const { host } = new URL(endpoint);
      const headers = {
        authorization: signTcRequest(settings, { host, service: 'sms', action: 'sendsms', body, date }),
        'content-type': TYPE,
        'x-tc-action': 'SendSms',
        'x-tc-timestamp': String(Math.floor(date.getTime() / 1_000)),
        'x-tc-version': '2021-01-11',
        'x-tc-region': settings.region,
      };
      const { answer } = await askProvider('Tencent Cloud', `${endpoint}/`, {
        method: 'POST',
        headers,
        body,
      });
      const response = answerSchema.safeParse(answer).data?.Response;
      const result = response?.Error?.Code ?? response?.SendStatusSet?.[0]?.Code ?? 'no code';
      if (result !== 'Ok')
        throw new SmsRefused('Tencent Cloud', result, result.startsWith('LimitExceeded.PhoneNumber'));
    },
  };
}
