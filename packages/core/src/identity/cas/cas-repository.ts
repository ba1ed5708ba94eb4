export interface CasTicket {
  readonly ticketHash: string;
  /** A ticket that grants others, or one for a single service. */
  readonly kind: 'TGT' | 'ST';
  readonly userId: string;
  /** Hash of the TGT that an ST came from, with which it ends. */
  readonly grantedBy: string | null;
  readonly service: string | null;
  readonly usedAt: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CasRepository {
  addTicket(ticket: CasTicket): Promise<void>;
  /** Not one that has expired. */
  findTicket(kind: CasTicket['kind'], ticketHash: string, now: Date): Promise<CasTicket | undefined>;
  touchTicket(ticketHash: string, now: Date): Promise<void>;
  /** Removes and returns it: of several at once, one gets it. */
  takeTicket(kind: CasTicket['kind'], ticketHash: string): Promise<CasTicket | undefined>;
  /** Every ticket of a user, at once. */
  endTicketsOf(userId: string): Promise<void>;
  deleteExpired(now: Date): Promise<void>;
}
