import type { InvitationState } from '@plumbline/contract/api/administration/invitations.ts';
import type { Invitation } from './invitation.ts';

interface PagePart {
  readonly offset: number;
  readonly limit: number;
}

export interface InvitedPerson {
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly paidFen: number;
}

export interface InvitationFilter {
  readonly state: InvitationState | undefined;
  /** Lower case; each must occur in the code or the note. */
  readonly words: readonly string[];
  readonly at: Date;
}

export interface InvitationRepository {
  /** False where there is such a code already. */
  add(invitation: Invitation): Promise<boolean>;
  find(code: string): Promise<Invitation | undefined>;
  /** Counts one more use where the code is open, in one statement: of two that want the last one, one gets it. */
  take(code: string, at: Date): Promise<Invitation | undefined>;
  /** False where it was revoked before, or never was. */
  revoke(code: string, at: Date): Promise<boolean>;
  /** Newest first. */
  list(
    filter: InvitationFilter,
    page: PagePart,
  ): Promise<{ readonly invitations: Invitation[]; readonly total: number }>;
  /** Newest first. */
  listPeople(
    code: string,
    page: PagePart,
  ): Promise<{ readonly people: InvitedPerson[]; readonly total: number }>;
  /** Whether a user came by a code. */
  cameBy(userId: string, code: string): Promise<boolean>;
}
