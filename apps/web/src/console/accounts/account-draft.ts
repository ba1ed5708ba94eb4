import type { AccountDetails, UpdateAccountBody } from '@plumbline/contract/api/administration/accounts.ts';

/** An account as it stands in the form. */
export interface AccountDraft {
  readonly name: string;
  readonly company: string;
  readonly account: string;
  readonly password: string;
  readonly phoneNo: string;
  readonly email: string;
  readonly userType: AccountDetails['userType'];
  /** `YYYY-MM-DD` of this machine's calendar; empty: without an end. */
  readonly until: string;
}

export const EMPTY_DRAFT: AccountDraft = {
  name: '',
  company: '',
  account: '',
  password: '',
  phoneNo: '',
  email: '',
  userType: 'enterprise',
  until: '',
};

export function draftOf(account: AccountDetails): AccountDraft {
  const { name, company, userType, expiresAt } = account;
  return {
    name,
    company,
    userType,
    account: account.account ?? '',
    password: '',
    phoneNo: account.phoneNo ?? '',
    email: account.email ?? '',
    until: expiresAt === null ? '' : dayOf(expiresAt),
  };
}

/** The fields that are another than before; what was left alone is not sent, so that it cannot undo someone else's change. */
export function changesOf(before: AccountDraft, after: AccountDraft): UpdateAccountBody {
  const { until, password, ...plain } = after;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(plain).filter(([name, value]) => old.get(name) !== value);
  const endChanged = until !== before.until || plain.userType !== before.userType;
  return {
    ...Object.fromEntries(changed),
    ...(password === '' ? {} : { password }),
    ...(endChanged && plain.userType !== 'user' ? { expiresAt: endOf(until) } : {}),
  };
}

/** The end of a day, so that its last hour still counts. */
export function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
}

function dayOf(at: string): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
