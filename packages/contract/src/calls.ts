import { z } from 'zod';
import {
  categoryNodeSchema,
  enginesSchema,
  libraryQuerySchema,
  librarySchema,
  samplesSchema,
  toolsSchema,
} from './api/catalogue.ts';
import {
  inboxQuerySchema,
  inboxSchema,
  sendSmsBodySchema,
  siteInfoSchema,
  smsLoginBodySchema,
  userInfoSchema,
  vipInfoSchema,
} from './api/identity.ts';
import { correctSceneBodySchema, sceneQuerySchema, sceneSchema } from './api/scene.ts';
import { startTaskBodySchema } from './api/start-task.ts';
import {
  cancelTaskBodySchema,
  favouriteTaskBodySchema,
  startedTaskSchema,
  taskIdQuerySchema,
  taskListQuerySchema,
  taskListSchema,
  taskSchema,
} from './api/tasks.ts';
import { totalTicketQuerySchema, totalTicketSchema } from './api/tickets.ts';
import { versionField } from './scalars.ts';

/**
 * One HTTP call of the enveloped kind as data. The server registers its route from it and the client makes the request
 * from it, so the two cannot drift apart. Streams, files and multipart (upload, events, download) are not here: they
 * have their own modules on both sides.
 */
export interface CallSpec {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Schema of the envelope's `data`; absent with 204. */
  readonly answer?: z.ZodType;
  readonly status: 200 | 201 | 202 | 204;
  /** Who may call: anyone (an anonymous session is enough) or a signed-in user. */
  readonly allowed: 'anyone' | 'signed-in';
  /** True where something changes, also for the original's GETs that do: CSRF, no-store, no cross-site navigation. */
  readonly changes: boolean;
  readonly summary: string;
}

const versionQuery = z.strictObject(versionField);
const read = { status: 200, changes: false } as const;

export const CALLS = {
  siteInfo: {
    ...read,
    method: 'GET',
    path: '/api/site',
    query: versionQuery,
    answer: siteInfoSchema,
    allowed: 'anyone',
    summary: 'What the web app needs to know of its server',
  },
  userInfo: {
    ...read,
    method: 'GET',
    path: '/api/user/userInfo',
    query: versionQuery,
    answer: userInfoSchema,
    allowed: 'anyone',
    summary: 'First read of the current user; visitors too',
  },
  vipInfo: {
    ...read,
    method: 'GET',
    path: '/api/user/getVipInfo',
    query: versionQuery,
    answer: vipInfoSchema,
    allowed: 'anyone',
    summary: 'Second read of the current user: membership',
  },
  logout: {
    method: 'GET',
    path: '/api/user/logout',
    query: versionQuery,
    status: 204,
    allowed: 'anyone',
    changes: true,
    summary: 'Sign out',
  },
  invalidateSession: {
    method: 'POST',
    path: '/logout/invalidateSession',
    status: 204,
    allowed: 'anyone',
    changes: true,
    summary: 'Sign out, the original client’s call',
  },
  smsSend: {
    method: 'POST',
    path: '/api/login/sms/send',
    body: sendSmsBodySchema,
    answer: z.null(),
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Send a sign-in code',
  },
  smsLogin: {
    method: 'POST',
    path: '/api/login/sms',
    body: smsLoginBodySchema,
    answer: userInfoSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Sign in with a code',
  },
  startTask: {
    method: 'POST',
    path: '/api/ai/startTask',
    body: startTaskBodySchema,
    answer: startedTaskSchema,
    status: 202,
    allowed: 'signed-in',
    changes: true,
    summary: 'Start a task',
  },
  task: {
    ...read,
    method: 'GET',
    path: '/api/ai/getTaskByTaskId',
    query: taskIdQuerySchema,
    answer: taskSchema,
    allowed: 'signed-in',
    summary: 'One task',
  },
  taskList: {
    ...read,
    method: 'GET',
    path: '/api/ai/getTaskList',
    query: taskListQuerySchema,
    answer: taskListSchema,
    allowed: 'signed-in',
    summary: 'The caller’s tasks, newest first',
  },
  deleteTask: {
    method: 'GET',
    path: '/api/ai/delTaskByTaskId',
    query: taskIdQuerySchema,
    status: 204,
    allowed: 'signed-in',
    changes: true,
    summary: 'Delete a task with its files',
  },
  cancelTask: {
    method: 'POST',
    path: '/api/ai/cancelTask',
    body: cancelTaskBodySchema,
    answer: taskSchema,
    status: 200,
    allowed: 'signed-in',
    changes: true,
    summary: 'Cancel a queued or running task',
  },
  favouriteTask: {
    method: 'POST',
    path: '/api/ai/favouriteTask',
    body: favouriteTaskBodySchema,
    answer: taskSchema,
    status: 200,
    allowed: 'signed-in',
    changes: true,
    summary: 'Mark a task as favourite',
  },
  scene: {
    ...read,
    method: 'GET',
    path: '/api/ai/scene',
    query: sceneQuerySchema,
    answer: sceneSchema,
    allowed: 'anyone',
    summary: 'What was understood of a picture: its regions with class, material, confidence and outline',
  },
  correctScene: {
    method: 'POST',
    path: '/api/ai/scene',
    body: correctSceneBodySchema,
    answer: sceneSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Correct what was understood: class, material and lock of regions, or a material-ID map',
  },
  totalTicket: {
    ...read,
    method: 'GET',
    path: '/api/ai/totalTicket',
    query: totalTicketQuerySchema,
    answer: totalTicketSchema,
    allowed: 'signed-in',
    summary: 'Remaining counts',
  },
  categories: {
    ...read,
    method: 'GET',
    path: '/api/ai/getAllClassify',
    query: versionQuery,
    answer: z.array(categoryNodeSchema),
    allowed: 'anyone',
    summary: 'The category tree',
  },
  library: {
    ...read,
    method: 'GET',
    path: '/api/ai/getAllSuCai',
    query: libraryQuerySchema,
    answer: librarySchema,
    allowed: 'anyone',
    summary: 'Styles and other library items',
  },
  samples: {
    ...read,
    method: 'GET',
    path: '/api/ai/samples',
    query: versionQuery,
    answer: samplesSchema,
    allowed: 'anyone',
    summary: 'Drawings to try the tools with',
  },
  tools: {
    ...read,
    method: 'GET',
    path: '/api/ai/tools',
    query: versionQuery,
    answer: toolsSchema,
    allowed: 'anyone',
    summary: 'The tool registry',
  },
  engines: {
    ...read,
    method: 'GET',
    path: '/api/ai/engines',
    query: versionQuery,
    answer: enginesSchema,
    allowed: 'anyone',
    summary: 'Engines and their health',
  },
  inbox: {
    ...read,
    method: 'GET',
    path: '/api/dev/inbox',
    query: inboxQuerySchema,
    answer: inboxSchema,
    allowed: 'anyone',
    summary: 'Development only: messages that would have been sent',
  },
} as const satisfies Record<string, CallSpec>;

export type CallName = keyof typeof CALLS;

/** Calls with a protocol of their own; listed so that paths are written once. */
export const OTHER_PATHS = {
  upload: '/api/ai/upload',
  taskEvents: '/api/ai/taskEvents',
  download: '/api/ai/download',
  files: '/files',
  openapi: '/api/openapi.json',
  reference: '/api/reference',
  content: '/content',
} as const;
