import { z } from 'zod';
import { address, text } from './setting-fields.ts';

/** Variables of the ways in. */
export const identityEnvironment = {
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: text.max(200).optional(),
};

const environment = z.object(identityEnvironment);
type IdentityEnvironment = z.output<typeof environment>;

/** How people sign in, as far as the outside world takes part. */
export interface IdentitySettings {
  readonly smtp: SmtpSettings | undefined;
}

export interface SmtpSettings {
  /** With user and password where the server asks for them. */
  readonly url: string;
  /** A mailbox, `Name <address>` or the address alone. */
  readonly from: string;
}

export function toIdentitySettings(env: IdentityEnvironment): IdentitySettings {
  const from = env.MAIL_FROM ?? userOf(env.SMTP_URL);
  return {
    smtp: env.SMTP_URL === undefined || from === undefined ? undefined : { url: env.SMTP_URL, from },
  };
}

/** Whether messages leave this machine, so that there is nothing to read in a dev inbox. */
export function sendsMessages({ smtp }: IdentitySettings): boolean {
  return smtp !== undefined;
}

/** One sentence for each variable that is missing or does not fit the others. */
export function findIdentityContradictions(env: IdentityEnvironment): string[] {
  const complaints: string[] = [];
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined && userOf(env.SMTP_URL) === undefined)
    complaints.push(
      'MAIL_FROM is missing: the user of SMTP_URL is no mail address that could be the sender.',
    );
  return complaints;
}

/** The sender where the operator names none: who signs in at the mail server, if that is an address. */
function userOf(url: string | undefined): string | undefined {
  const user = url === undefined ? '' : decodeURIComponent(URL.parse(url)?.username ?? '');
  return user.includes('@') ? user : undefined;
}
