import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Provider } from '../identity/provider.ts';
import type { User } from '../identity/user.ts';

/** A user as the console lists it, with what is known around it. */
export interface AccountRecord {
  readonly user: User;
  readonly account: string | null;
  readonly phoneNo: string | null;
  readonly email: string | null;
  readonly company: string;
  readonly seenAt: Date | null;
  readonly faceVerifiedAt: Date | null;
}

export interface AccountFilter {
  /** Lower case; each must occur in id, name, company or a subject that it signs in with. */
  readonly words: readonly string[];
  readonly userType: User['userType'] | undefined;
  readonly status: User['status'] | undefined;
  readonly role: User['role'] | undefined;
}

export interface AccountHoldings {
  readonly providers: readonly Provider[];
  readonly secondFactor: boolean;
  readonly tickets: Readonly<Record<TicketCounter, number>>;
  readonly sessions: number;
  readonly tasks: number;
  readonly images: number;
}

/** What administrators change of a user directly; what it is and until when has its own way. */
export type AccountChange = Partial<Pick<User, 'name' | 'status'>>;

export interface ManagedAccountRepository {
  /** Newest first. */
  list(
    filter: AccountFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly accounts: AccountRecord[]; readonly total: number }>;
  find(userId: string): Promise<AccountRecord | undefined>;
  /** At a moment, since sessions end by themselves. */
  holdings(userId: string, at: Date): Promise<AccountHoldings>;
  change(userId: string, change: AccountChange): Promise<void>;
  setCompany(userId: string, company: string): Promise<void>;
  /** Of the account name that it signs in with. @returns false where it has none */
  setPassword(userId: string, secretHash: string): Promise<boolean>;
  /** Gives the subject of a provider that is listed another value, a first one, or none. The secret stays. */
  setSubject(userId: string, provider: Provider, subject: string | null, at: Date): Promise<void>;
  countActiveAdministrators(): Promise<number>;
}
