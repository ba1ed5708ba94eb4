import { localisedTextSchema } from '@plumbline/contract/scalars.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { z } from 'zod';
import { areaSchema } from '../capture/area.ts';
import { checkResultSchema } from '../checks/check.ts';
import { historyEntrySchema } from '../history/history.ts';
import { sessionStateSchema } from '../session/session.ts';
import { settingsSchema } from '../settings/settings.ts';
import { failureSchema } from './failure.ts';

export const renderStateSchema = z.strictObject({
  phase: z.enum([
    'idle',
    'setting-up',
    'loading-model',
    'queued',
    'generating',
    'finished',
    'stopped',
    'failed',
  ]),
  /** 0…1 */
  progress: z.number(),
  ahead: z.number(),
  waitSeconds: z.number(),
  entryId: z.string().nullable(),
  /** The newest picture, by its place in the history. */
  resultId: z.string().nullable(),
  failure: failureSchema.nullable(),
});
export type RenderState = z.infer<typeof renderStateSchema>;

const noticeSchema = z.strictObject({
  kind: z.enum(['update', 'too-old']),
  version: z.string(),
  /** Whether it can be installed from here; else the download page has it. */
  installable: z.boolean(),
  busy: z.boolean(),
  failure: failureSchema.nullable(),
});

/** Everything that the pages show, as one value: they keep no state of the client of their own. */
export const clientStateSchema = z.strictObject({
  version: z.string(),
  platform: z.enum(['windows', 'macos', 'linux']),
  locale: z.enum(LOCALES),
  theme: z.enum(['light', 'dark']),
  server: z.strictObject({
    address: z.string(),
    reachable: z.boolean().nullable(),
    companyName: z.string(),
    /** The administrator’s words; null: the ones that ship. */
    welcome: z
      .strictObject({ headline: localisedTextSchema, lead: localisedTextSchema.nullable() })
      .nullable(),
    scan: z.boolean(),
    live: z.boolean(),
  }),
  session: sessionStateSchema,
  settings: settingsSchema,
  /** Where pictures go in fact. */
  saveFolder: z.string(),
  checks: z.array(checkResultSchema).nullable(),
  notice: noticeSchema.nullable(),
  localEngine: z.strictObject({
    state: z.enum(['off', 'starting', 'running', 'failed']),
    lastLine: z.string(),
  }),
  target: z.strictObject({ windowId: z.string(), title: z.string(), area: areaSchema.nullable() }).nullable(),
  render: renderStateSchema,
  waiting: z.array(
    z.strictObject({ id: z.string(), createdAt: z.number(), failure: failureSchema.nullable() }),
  ),
  history: z.array(historyEntrySchema),
  /** What a link from outside asked to see last: part of the state, so that a page that is still loading learns of it too. */
  asked: z.strictObject({ id: z.int(), show: z.enum(['main', 'settings', 'history']) }).nullable(),
  /** What happened and passes: told once. */
  message: z
    .strictObject({ id: z.int(), failure: failureSchema.nullable(), saved: z.string().nullable() })
    .nullable(),
});
export type ClientState = z.infer<typeof clientStateSchema>;
