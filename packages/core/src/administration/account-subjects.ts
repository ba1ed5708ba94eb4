import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { normaliseEmail } from '../identity/email-address.ts';
import type { Provider } from '../identity/provider.ts';
import { normalisePhoneNumber } from '../identity/phone-number.ts';
import type { Repositories } from '../ports/database.ts';

/** The ways to sign in that administrators may write. */
export interface AccountSubjects {
  readonly account?: string | undefined;
  readonly phoneNo?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Writes account name, number and address of a user; an empty one takes the way in away, an absent one stays.
 *
 * @throws AppError `ACCOUNT_TAKEN` where one belongs to somebody else, `PHONE_INVALID`, `EMAIL_INVALID`
 */
export async function writeSubjects(
  repositories: Pick<Repositories, 'managedAccounts' | 'identity'>,
  userId: string,
  subjects: AccountSubjects,
  at: Date,
): Promise<void> {
  const wanted: [Provider, string | undefined][] = [
    ['account', subjects.account],
    ['sms', subjects.phoneNo?.trim() && normalisePhoneNumber(subjects.phoneNo)],
    ['email', subjects.email && normaliseEmail(subjects.email)],
  ];
  for (const [provider, subject] of wanted) {
    if (subject === undefined) continue;
    if (subject !== '') await requireFree(repositories, provider, subject, userId);
    await repositories.managedAccounts.setSubject(userId, provider, subject === '' ? null : subject, at);
  }
}

async function requireFree(
  { identity }: Pick<Repositories, 'identity'>,
  provider: Provider,
  subject: string,
  userId: string,
): Promise<void> {
  await identity.lock(`identity ${provider} ${subject}`);
  const known = await identity.findIdentity(provider, subject);
  if (known && known.userId !== userId)
    throw new AppError('ACCOUNT_TAKEN', `another user has this ${provider}`, {
      details: { [FIELD_OF[provider] ?? 'account']: 'in use' },
    });
}

const FIELD_OF: Readonly<Partial<Record<Provider, string>>> = { sms: 'phoneNo', email: 'email' };
