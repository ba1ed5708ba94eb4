import { z } from 'zod';
import {
  entryRevisionBodySchema,
  newEntryBodySchema,
  ownContentQuerySchema,
  ownContentSchema,
  ownEntryParamsSchema,
  saveEntryBodySchema,
  savedEntrySchema,
} from '../api/administration/own-content.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
import type { CallSpec } from './call-spec.ts';

const PATH = `${MANAGEMENT_PATH}/own-content` as const;
const changes = { method: 'POST', status: 200, changes: true, allowed: 'administrator' } as const;
const ofEntry = { ...changes, params: ownEntryParamsSchema } as const;

/** Content that operators add to what ships. */
export const ownContentCalls = {
  ownContent: {
    method: 'GET',
    status: 200,
    changes: false,
    allowed: 'administrator',
    path: PATH,
    query: ownContentQuerySchema,
    answer: ownContentSchema,
    summary: 'Own entries of one kind, in the order in which they were added',
  },
  addOwnEntry: {
    ...changes,
    status: 201,
    path: PATH,
    body: newEntryBodySchema,
    answer: savedEntrySchema,
    summary: 'Draft a new entry; its cover is made in the background',
  },
  saveOwnEntry: {
    ...ofEntry,
    path: `${PATH}/:entryId`,
    body: saveEntryBodySchema,
    answer: savedEntrySchema,
    summary: 'Draft a new version of an entry',
  },
  takeBackOwnEntry: {
    ...ofEntry,
    path: `${PATH}/:entryId/take-back`,
    body: entryRevisionBodySchema,
    answer: z.null(),
    summary: 'Forget what waits of an entry; one that was never published goes with it',
  },
  removeOwnEntry: {
    ...ofEntry,
    path: `${PATH}/:entryId/remove`,
    body: entryRevisionBodySchema,
    answer: z.null(),
    summary: 'Take an entry out of the library; what was made with it stays',
  },
  renderOwnCover: {
    ...ofEntry,
    path: `${PATH}/:entryId/cover`,
    body: entryRevisionBodySchema,
    answer: z.null(),
    summary: 'Make the cover of an entry again',
  },
} as const satisfies Record<string, CallSpec>;
