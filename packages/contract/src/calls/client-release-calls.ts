import { clientReleaseSchema } from '../api/client-release.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

export const clientReleaseCalls = {
  clientRelease: {
    ...read,
    method: 'GET',
    path: '/api/client/release',
    query: versionQuery,
    answer: clientReleaseSchema,
    allowed: 'anyone',
    summary: 'The newest desktop client, the oldest that is still served, and the files to download',
  },
} as const satisfies Record<string, CallSpec>;
