import { z } from 'zod';
import { address, flag, text, webList } from './setting-fields.ts';
import { SMS_GROUPS, smsEnvironment, type SmsSettings, toSmsSettings } from './sms-settings.ts';

/** Variables of the ways in. */
export const identityEnvironment = {
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.max(200).optional(),
  ...smsEnvironment,
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  WECHAT_ACCOUNT_ID: text.optional(),
  WECHAT_ACCOUNT_SECRET: text.optional(),
  WECHAT_ACCOUNT_TOKEN: text.optional(),
  WECHAT_ACCOUNT_AES_KEY: text.length(43, 'is not 43 characters long').optional(),
  WECHAT_STAND_IN: flag.optional(),
  CONTACT_EMAIL: z.email('is not an e-mail address').optional(),
  CONTACT_PHONE: text.max(40).optional(),
  CAS_SERVICES: webList.default([]),
};

const environment = z.object(identityEnvironment);
type IdentityEnvironment = z.output<typeof environment>;

/** How people sign in, as far as the outside world takes part. */
export interface IdentitySettings {
  readonly smtp: SmtpSettings | undefined;
  readonly sms: SmsSettings;
  readonly wechat: {
    readonly website: WechatAppSettings | undefined;
    readonly account: WechatAccountSettings | undefined;
    /** Development: a page plays WeChat. */
    readonly standIn: boolean;
  };
  /** How people reach the operator. */
  readonly contact: { readonly email: string | null; readonly phone: string | null };
  /** Addresses that a CAS ticket may be asked for: each covers what lies below it. */
  readonly casServices: readonly string[];
}

export interface SmtpSettings {
  /** With user and password where the server asks for them. */
  readonly url: string;
  /** A mailbox, `Name <address>` or the address alone. */
  readonly from: string;
}

export interface WechatAppSettings {
  readonly appId: string;
  readonly secret: string;
}

export interface WechatAccountSettings extends WechatAppSettings {
  /** Signs the pushes. */
  readonly token: string;
  /** Seals them; undefined in WeChat's plain mode. */
  readonly aesKey: string | undefined;
}

/** What the rest of the settings says about this installation. */
interface Surroundings {
  /** A developer is alone with it. */
  readonly alone: boolean;
}

export function toIdentitySettings(env: IdentityEnvironment, { alone }: Surroundings): IdentitySettings {
  const from = env.MAIL_FROM ?? userOf(env.SMTP_URL);
  const app = (appId: string | undefined, secret: string | undefined) =>
    appId === undefined || secret === undefined ? undefined : { appId, secret };
  const website = app(env.WECHAT_APP_ID, env.WECHAT_APP_SECRET);
  const account = app(env.WECHAT_ACCOUNT_ID, env.WECHAT_ACCOUNT_SECRET);
  const { WECHAT_ACCOUNT_TOKEN: token, WECHAT_ACCOUNT_AES_KEY: aesKey } = env;
  return {
    smtp: env.SMTP_URL === undefined || from === undefined ? undefined : { url: env.SMTP_URL, from },
    sms: toSmsSettings(env),
    wechat: {
      website,
      account: account === undefined || token === undefined ? undefined : { ...account, token, aesKey },
      standIn: env.WECHAT_STAND_IN ?? alone,
    },
    contact: { email: env.CONTACT_EMAIL ?? null, phone: env.CONTACT_PHONE ?? null },
    casServices: env.CAS_SERVICES,
  };
}

const GROUPS = [
  ...SMS_GROUPS,
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_ACCOUNT_ID', 'WECHAT_ACCOUNT_SECRET', 'WECHAT_ACCOUNT_TOKEN'],
] as const;

/** One sentence for each variable that is missing or does not fit the others. */
export function findIdentityContradictions(
  env: IdentityEnvironment & { readonly PUBLIC_URL?: string | undefined },
  production: boolean,
): string[] {
  const complaints: string[] = [];
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined && userOf(env.SMTP_URL) === undefined)
    complaints.push(
      'MAIL_FROM is missing: the user of SMTP_URL is no mail address that could be the sender.',
    );
  for (const group of GROUPS) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length)
      complaints.push(
        `${missing.join(', ')} is missing: ${group.join(', ')} are set together or not at all.`,
      );
  }
  const isReal = (env.WECHAT_APP_ID ?? env.WECHAT_ACCOUNT_ID) !== undefined;
  if (isReal && env.PUBLIC_URL === undefined)
    complaints.push('PUBLIC_URL is missing: WeChat leads people back to it.');
  if (env.WECHAT_STAND_IN === true && isReal)
    complaints.push('WECHAT_STAND_IN is on, but WeChat itself is set: only one of them can answer.');
  if (env.WECHAT_STAND_IN === true && production)
    complaints.push('WECHAT_STAND_IN is on, but NODE_ENV is production: anyone could sign in as anyone.');
  return complaints;
}

/** The sender where the operator names none: who signs in at the mail server, if that is an address. */
function userOf(url: string | undefined): string | undefined {
  const user = url === undefined ? '' : decodeURIComponent(URL.parse(url)?.username ?? '');
  return user.includes('@') ? user : undefined;
}
