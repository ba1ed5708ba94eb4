import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { CodeSender } from '@plumbline/core/ports/code-senders.ts';
import { z } from 'zod';
import type { AliyunSmsSettings } from '../settings/sms-settings.ts';
import { askProvider, SmsRefused } from './sms-provider.ts';

const ALGORITHM = 'ACS3-HMAC-SHA256';
const answerSchema = z.object({ Code: z.string() });

export interface AcsRequest {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly nonce: string;
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');
/** RFC 3986, which leaves fewer characters alone than a URL does. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Headers of an Alibaba Cloud RPC call without a body, its fields in the query (signature version 3).
 *
 * @see https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export function signAcsRequest(
  { keyId, keySecret }: Pick<AliyunSmsSettings, 'keyId' | 'keySecret'>,
  { host, action, version, query, date, nonce }: AcsRequest,
): { readonly headers: Record<string, string>; readonly search: string } {
  const search = Object.keys(query)
    .toSorted()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': hex(''),
    'x-acs-date': date.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers);
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signed = names.join(';');
  const canonical = ['POST', '/', search, lines, signed, hex('')].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${hex(canonical)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${keyId},SignedHeaders=${signed},Signature=${signature}`;
  return { headers: { ...headers, authorization }, search };
}

/** Alibaba Cloud SMS (Dysmsapi 2017-05-25). */
export function createAliyunSms(
  settings: AliyunSmsSettings,
  endpoint = 'https://dysmsapi.aliyuncs.com',
): CodeSender {
  return {
    async sendCode({ to, code }) {
      const { headers, search } = signAcsRequest(settings, {
        host: new URL(endpoint).host,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          // Mainland numbers bare, others with their country code and without the plus.
          PhoneNumbers: to.replace(/^\+/, ''),
          SignName: settings.signName,
          TemplateCode: settings.template,
          TemplateParam: JSON.stringify({ code }),
        },
        date: new Date(),
        nonce: randomUUID(),
      });
      const { answer } = await askProvider('Aliyun', `${endpoint}/?${search}`, { method: 'POST', headers });
      // A refusal has status 200 as well.
      const result = answerSchema.safeParse(answer).data?.Code ?? 'no code';
      if (result !== 'OK') throw new SmsRefused('Aliyun', result, result === 'isv.BUSINESS_LIMIT_CONTROL');
    },
  };
}
