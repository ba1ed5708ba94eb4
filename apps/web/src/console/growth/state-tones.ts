import type { InvitationState } from '@plumbline/contract/api/administration/invitations.ts';
import type { Tone } from '../parts/StatusDot.tsx';

export const STATE_TONES: Readonly<Record<InvitationState, Tone>> = {
  open: 'ink',
  'used-up': 'faint',
  expired: 'faint',
  revoked: 'accent',
};
