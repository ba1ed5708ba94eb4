import {
  beginFaceBodySchema,
  begunFaceSchema,
  faceStatusSchema,
  standInFaceBodySchema,
  standInFaceQuerySchema,
  standInFaceSchema,
} from '../api/face.ts';
import { type CallSpec, PROVIDER_FAILS, read, versionQuery } from './call-spec.ts';

const PATH = '/api/user/faceVerify';
const STAND_IN = '/api/dev/face';

export const faceCalls = {
  faceStatus: {
    ...read,
    method: 'GET',
    path: PATH,
    query: versionQuery,
    answer: faceStatusSchema,
    allowed: 'signed-in',
    fails: PROVIDER_FAILS,
    summary: 'Whether one’s face was verified, and what became of the verification begun last',
  },
  beginFace: {
    method: 'POST',
    path: PATH,
    body: beginFaceBodySchema,
    answer: begunFaceSchema,
    status: 201,
    allowed: 'signed-in',
    changes: true,
    fails: PROVIDER_FAILS,
    summary: 'Agree to a face verification and begin it; its page is opened on a phone',
  },
  withdrawFace: {
    method: 'DELETE',
    path: PATH,
    status: 204,
    allowed: 'signed-in',
    changes: true,
    summary: 'Take one’s face verification back',
  },
  standInFace: {
    ...read,
    method: 'GET',
    path: STAND_IN,
    query: standInFaceQuerySchema,
    answer: standInFaceSchema,
    allowed: 'anyone',
    summary: 'Development only: a verification as its page on the phone knows it',
  },
  answerStandInFace: {
    method: 'POST',
    path: STAND_IN,
    body: standInFaceBodySchema,
    answer: standInFaceSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Development only: say whether the face is the one of the document',
  },
} as const satisfies Record<string, CallSpec>;
