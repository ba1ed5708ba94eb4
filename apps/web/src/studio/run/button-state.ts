/** Everything that decides whether a render can be started now. */
export interface ButtonFacts {
  readonly hasBase: boolean;
  readonly uploading: boolean;
  readonly starting: boolean;
  readonly offline: boolean;
  readonly signedIn: boolean;
  /** −1 = unlimited; `undefined` = not known yet. */
  readonly ticketsLeft: number | undefined;
  readonly cost: number;
}

export type BlockedReason = 'needBase' | 'uploading' | 'starting' | 'offline' | 'noTickets' | 'fewTickets';
export type ButtonState =
  | { readonly ready: true; readonly cost: number }
  | { readonly ready: false; readonly reason: BlockedReason };

/** What the primary button says. Signing in is never a reason: it is asked for when the button is pressed. */
export function buttonState(facts: ButtonFacts): ButtonState {
  const blocked = (reason: BlockedReason): ButtonState => ({ ready: false, reason });
  if (facts.uploading) return blocked('uploading');
  if (!facts.hasBase) return blocked('needBase');
  if (facts.starting) return blocked('starting');
  if (facts.offline) return blocked('offline');
  const left = facts.ticketsLeft;
  if (facts.signedIn && left === 0) return blocked('noTickets');
  if (facts.signedIn && left !== undefined && left > 0 && left < facts.cost) return blocked('fewTickets');
  return { ready: true, cost: facts.cost };
}
