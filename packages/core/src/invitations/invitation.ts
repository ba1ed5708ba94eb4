import { randomInt } from 'node:crypto';
import type {
  Invitation as InvitationAnswer,
  InvitationState,
} from '@plumbline/contract/api/administration/invitations.ts';

export interface Invitation {
  readonly code: string;
  readonly note: string;
  readonly uses: number;
  /** Null: any number. */
  readonly maxUses: number | null;
  /** Renders that a new account gets by it. */
  readonly tickets: number;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

/** Without the letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Fifty random bits: not to be found by trying. */
export function createInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as it is kept, whatever a person made of it while typing. */
export function normaliseInviteCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

export function invitationState(invitation: Invitation, at: Date): InvitationState {
  const { revokedAt, expiresAt, maxUses, uses } = invitation;
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= at) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'open';
}

export function describeInvitation(invitation: Invitation, at: Date): InvitationAnswer {
  return {
    ...invitation,
    state: invitationState(invitation, at),
    expiresAt: invitation.expiresAt?.toISOString() ?? null,
    revokedAt: invitation.revokedAt?.toISOString() ?? null,
    createdAt: invitation.createdAt.toISOString(),
  };
}
