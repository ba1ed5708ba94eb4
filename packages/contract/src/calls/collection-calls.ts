import {
  changeCollectionBodySchema,
  collectionPageSchema,
  collectionParamsSchema,
  collectionQuerySchema,
  collectionSchema,
  collectionsQuerySchema,
  collectionsSchema,
  createCollectionBodySchema,
} from '../api/collections.ts';
import { type CallSpec, read } from './call-spec.ts';

const PATH = '/api/ins/collections';
const ONE = `${PATH}/:collectionId` as const;
const changes = { method: 'POST', status: 200, allowed: 'signed-in', changes: true } as const;
const anyoneReads = { ...read, method: 'GET', allowed: 'anyone' } as const;

/** Works that people keep together. */
export const collectionCalls = {
  collections: {
    ...anyoneReads,
    path: PATH,
    query: collectionsQuerySchema,
    answer: collectionsSchema,
    summary: 'One’s own collections, or the public ones of somebody',
  },
  createCollection: {
    ...changes,
    status: 201,
    path: PATH,
    body: createCollectionBodySchema,
    answer: collectionSchema,
    summary: 'Begin a collection',
  },
  collection: {
    ...anyoneReads,
    path: ONE,
    params: collectionParamsSchema,
    query: collectionQuerySchema,
    answer: collectionPageSchema,
    summary: 'One collection with its works',
  },
  changeCollection: {
    ...changes,
    path: ONE,
    params: collectionParamsSchema,
    body: changeCollectionBodySchema,
    answer: collectionSchema,
    summary: 'Name a collection, show it to everybody or to nobody',
  },
  deleteCollection: {
    method: 'DELETE',
    status: 204,
    allowed: 'signed-in',
    changes: true,
    path: ONE,
    params: collectionParamsSchema,
    summary: 'Delete a collection; the works in it are their authors’',
  },
  restoreCollection: {
    ...changes,
    path: `${ONE}/restore`,
    params: collectionParamsSchema,
    answer: collectionSchema,
    summary: 'Bring back a collection that was deleted within the last ten minutes',
  },
} as const satisfies Record<string, CallSpec>;
