import { z } from 'zod';
import { text, whole } from './setting-fields.ts';

/** Variables of the SMS providers: each is used where its variables are set, in the order of this list. */
export const smsEnvironment = {
  ALIYUN_ACCESS_KEY_ID: text.optional(),
  ALIYUN_ACCESS_KEY_SECRET: text.optional(),
  ALIYUN_SMS_SIGN_NAME: text.optional(),
  ALIYUN_SMS_TEMPLATE: text.optional(),
  TENCENT_SECRET_ID: text.optional(),
  TENCENT_SECRET_KEY: text.optional(),
  TENCENT_SMS_APP_ID: text.optional(),
  TENCENT_SMS_SIGN_NAME: text.optional(),
  TENCENT_SMS_TEMPLATE: text.optional(),
  TENCENT_SMS_TEMPLATE_PARAMS: whole(1, 2).default(1),
  TENCENT_SMS_REGION: text.default('ap-guangzhou'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
};

const environment = z.object(smsEnvironment);
type SmsEnvironment = z.output<typeof environment>;

export const SMS_GROUPS = [
  ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_SMS_SIGN_NAME', 'ALIYUN_SMS_TEMPLATE'],
  [
    'TENCENT_SECRET_ID',
    'TENCENT_SECRET_KEY',
    'TENCENT_SMS_APP_ID',
    'TENCENT_SMS_SIGN_NAME',
    'TENCENT_SMS_TEMPLATE',
  ],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
] as const;

export interface AliyunSmsSettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly signName: string;
  readonly template: string;
}

export interface TencentSmsSettings {
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  readonly signName: string;
  readonly template: string;
  /** Places of the template: the code, or the code and its minutes. */
  readonly templateParams: number;
  readonly region: string;
}

export interface TwilioSmsSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number, or the id of a messaging service (`MG…`). */
  readonly from: string;
}

export interface SmsSettings {
  readonly aliyun: AliyunSmsSettings | undefined;
  readonly tencent: TencentSmsSettings | undefined;
  readonly twilio: TwilioSmsSettings | undefined;
}

/** A provider of which a variable is missing is none; that it is missing is a complaint of its own. */
export function toSmsSettings(env: SmsEnvironment): SmsSettings {
  const [aliyun, tencent, twilio] = SMS_GROUPS.map((group) => group.every((name) => env[name] !== undefined));
  const value = (name: (typeof SMS_GROUPS)[number][number]) => env[name] ?? '';
  return {
    aliyun: aliyun
      ? {
          keyId: value('ALIYUN_ACCESS_KEY_ID'),
          keySecret: value('ALIYUN_ACCESS_KEY_SECRET'),
          signName: value('ALIYUN_SMS_SIGN_NAME'),
          template: value('ALIYUN_SMS_TEMPLATE'),
        }
      : undefined,
    tencent: tencent
      ? {
          secretId: value('TENCENT_SECRET_ID'),
          secretKey: value('TENCENT_SECRET_KEY'),
          appId: value('TENCENT_SMS_APP_ID'),
          signName: value('TENCENT_SMS_SIGN_NAME'),
          template: value('TENCENT_SMS_TEMPLATE'),
          templateParams: env.TENCENT_SMS_TEMPLATE_PARAMS,
          region: env.TENCENT_SMS_REGION,
        }
      : undefined,
    twilio: twilio
      ? {
          accountSid: value('TWILIO_ACCOUNT_SID'),
          authToken: value('TWILIO_AUTH_TOKEN'),
          from: value('TWILIO_FROM'),
        }
      : undefined,
  };
}
