import {
  deletedUploadsSchema,
  restoredUploadsSchema,
  storageSchema,
  uploadIdsBodySchema,
  uploadListQuerySchema,
  uploadListSchema,
} from '../api/uploads.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

export const uploadCalls = {
  uploads: {
    ...read,
    method: 'GET',
    path: '/api/ai/uploads',
    query: uploadListQuerySchema,
    answer: uploadListSchema,
    allowed: 'anyone',
    summary: 'What the caller has brought: pictures, masks, references and textures, newest first',
  },
  deleteUploads: {
    method: 'POST',
    path: '/api/ai/uploads/delete',
    body: uploadIdsBodySchema,
    answer: deletedUploadsSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Delete uploads; works that were made with one keep it until they are deleted themselves',
  },
  restoreUploads: {
    method: 'POST',
    path: '/api/ai/uploads/restore',
    body: uploadIdsBodySchema,
    answer: restoredUploadsSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Bring back uploads that were deleted within the last ten minutes',
  },
  storage: {
    ...read,
    method: 'GET',
    path: '/api/user/storage',
    query: versionQuery,
    answer: storageSchema,
    allowed: 'anyone',
    summary: 'What the caller’s files take, and how much they may',
  },
} as const satisfies Record<string, CallSpec>;
