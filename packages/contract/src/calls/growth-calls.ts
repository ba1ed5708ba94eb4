import { campaignQuerySchema, campaignsSchema } from '../api/administration/campaigns.ts';
import {
  createInvitationBodySchema,
  invitationPageQuerySchema,
  invitationPageSchema,
  invitationParamsSchema,
  invitationSchema,
  invitedPageQuerySchema,
  invitedPageSchema,
} from '../api/administration/invitations.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
import { type CallSpec, read } from './call-spec.ts';

const administrator = { allowed: 'administrator' } as const;
const INVITATION = `${MANAGEMENT_PATH}/invitation/:code` as const;

/** Where people come from: campaigns and invitations, as the console sees them. */
export const growthCalls = {
  campaigns: {
    ...read,
    ...administrator,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/campaigns`,
    query: campaignQuerySchema,
    answer: campaignsSchema,
    summary: 'Visits, sign-ups and payments by campaign',
  },
  invitationPage: {
    ...read,
    ...administrator,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/page/invitation`,
    query: invitationPageQuerySchema,
    answer: invitationPageSchema,
    summary: 'Invitation codes, newest first',
  },
  createInvitation: {
    ...administrator,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/invitation`,
    body: createInvitationBodySchema,
    answer: invitationSchema,
    status: 201,
    changes: true,
    summary: 'Make an invitation code',
  },
  revokeInvitation: {
    ...administrator,
    method: 'POST',
    path: `${INVITATION}/revoke`,
    params: invitationParamsSchema,
    answer: invitationSchema,
    status: 200,
    changes: true,
    summary: 'Revoke an invitation code; whoever came by it stays',
  },
  invitedPage: {
    ...read,
    ...administrator,
    method: 'GET',
    path: `${INVITATION}/people`,
    params: invitationParamsSchema,
    query: invitedPageQuerySchema,
    answer: invitedPageSchema,
    summary: 'Who came by an invitation code, newest first',
  },
} as const satisfies Record<string, CallSpec>;
