import type { Interest, LeadKind } from '@plumbline/contract/api/leads.ts';
import type { Locale } from '@plumbline/contract/text.ts';

export interface Lead {
  readonly id: string;
  readonly kind: LeadKind;
  /** A user, or a visitor. */
  readonly ownerId: string;
  readonly replyTo: string | null;
  readonly message: string | null;
  readonly interest: Interest | null;
  readonly locale: Locale;
  /** Hashed network address. */
  readonly requesterHash: string;
  readonly createdAt: Date;
}

export interface ListedLead extends Lead {
  /** Null where they have no account. */
  readonly accountName: string | null;
}

export interface LeadFilter {
  readonly kind: LeadKind | undefined;
  /** Lower case; each must occur in the message, the address or the name. */
  readonly words: readonly string[];
}

export interface LeadRepository {
  add(lead: Lead): Promise<void>;
  countFrom(requesterHash: string, since: Date): Promise<number>;
  /** What a visitor left belongs to the account that they sign in to. */
  adopt(visitorId: string, userId: string): Promise<void>;
  /** Newest first. */
  list(
    filter: LeadFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly leads: ListedLead[]; readonly total: number }>;
  deleteBefore(moment: Date): Promise<void>;
}
