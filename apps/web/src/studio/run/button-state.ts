import type { FieldControl, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

/** Everything that decides whether a render can be started now. */
export interface ButtonFacts {
  /** Whether the tool is for others than the person who is signed in. */
  readonly membersOnly: boolean;
  /** A required field without a value. */
  readonly missing: ToolField | undefined;
  /** Nothing of the words was understood, and without them there is nothing to make. */
  readonly unanswered?: boolean;
  readonly uploading: boolean;
  readonly starting: boolean;
  readonly offline: boolean;
  readonly signedIn: boolean;
  /** −1 = unlimited; `undefined` = not known yet. */
  readonly ticketsLeft: number | undefined;
  readonly cost: number;
}

export type BlockedReason =
  | 'needBase'
  | 'needModel'
  | 'needReference'
  | 'needChoice'
  | 'needMask'
  | 'needMaterial'
  | 'needColour'
  | 'needReplacement'
  | 'needWords'
  | 'needOtherWords'
  | 'membersOnly'
  | 'uploading'
  | 'starting'
  | 'offline'
  | 'noTickets'
  | 'fewTickets';
export type ButtonState =
  | { readonly ready: true; readonly cost: number }
  | { readonly ready: false; readonly reason: BlockedReason; readonly field?: ToolField };

const REASONS: Partial<Record<FieldControl, BlockedReason>> = {
  image: 'needBase',
  reference: 'needReference',
  mask: 'needMask',
  material: 'needMaterial',
  color: 'needColour',
  object: 'needReplacement',
};

function reasonFor(field: ToolField): BlockedReason {
  if (field.name === 'promptTxt') return 'needWords';
  return field.name === 'modelId' ? 'needModel' : (REASONS[field.control] ?? 'needChoice');
}

/** What the primary button says. Signing in is never a reason: it is asked for when the button is pressed. */
export function buttonState(facts: ButtonFacts): ButtonState {
  const blocked = (reason: BlockedReason) => ({ ready: false, reason }) as const;
  if (facts.uploading) return blocked('uploading');
  if (facts.signedIn && facts.membersOnly) return blocked('membersOnly');
  const { missing } = facts;
  if (missing) return { ...blocked(reasonFor(missing)), field: missing };
  if (facts.unanswered) return blocked('needOtherWords');
  if (facts.starting) return blocked('starting');
  if (facts.offline) return blocked('offline');
  const left = facts.ticketsLeft;
  // What costs nothing needs no tickets.
  if (facts.signedIn && left !== undefined && left >= 0 && left < facts.cost)
    return blocked(left === 0 ? 'noTickets' : 'fewTickets');
  return { ready: true, cost: facts.cost };
}
