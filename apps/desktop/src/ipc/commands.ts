import { z } from 'zod';
import { areaSchema } from '../capture/area.ts';
import { globalSettingsSchema, renderSettingsSchema, systemSettingsSchema } from '../settings/settings.ts';
import { connectionSchema, liveHeardSchema, liveSentSchema } from '../live/live-heard.ts';
import { clientStateSchema } from './state.ts';

/** Said without a value, and answered with none. */
const nothing = z.void();
const windowIdSchema = z.string().regex(/^window:[0-9A-Za-z:_-]{1,80}$/);
const entryIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
/** As large as the largest base that a server takes. */
const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
const pictureSchema = z
  .instanceof(Uint8Array)
  .refine(({ length }) => length > 0 && length <= PICTURE_MAX_BYTES, 'empty or too large');
const seedSchema = z.int().min(0).max(0xffffffff);
const edgeSchema = z.int().min(1).max(16_384);

export const windowSchema = z.strictObject({
  id: windowIdSchema,
  title: z.string(),
  /** Data address of a small picture. */
  thumbnail: z.string(),
});
export type CapturedWindow = z.infer<typeof windowSchema>;

/**
 * All that a page may ask of the main process. Both sides check by these schemas: the main process what comes, because a page
 * that was taken over could send anything, and the page what returns. Pages are not told tokens, and no command takes an
 * address or a path.
 */
export const COMMANDS = {
  state: { input: nothing, output: clientStateSchema },
  sendCode: { input: z.strictObject({ email: z.string().min(3).max(320) }), output: z.boolean() },
  signInByEmail: {
    input: z.strictObject({ email: z.string().min(3).max(320), code: z.string().min(1).max(16) }),
    output: nothing,
  },
  signInByAccount: {
    input: z.strictObject({ account: z.string().min(1).max(64), password: z.string().min(1).max(200) }),
    output: nothing,
  },
  startScan: { input: nothing, output: nothing },
  stopScan: { input: nothing, output: nothing },
  signInAgain: { input: nothing, output: nothing },
  signOut: { input: nothing, output: nothing },
  acceptTerms: { input: nothing, output: nothing },
  finishGuide: { input: nothing, output: nothing },
  runChecks: { input: nothing, output: nothing },
  changeGlobal: { input: globalSettingsSchema.partial(), output: nothing },
  changeSystem: { input: systemSettingsSchema.partial(), output: nothing },
  changeRender: { input: renderSettingsSchema.partial(), output: nothing },
  /** Opens the system’s own dialog: the page never names a folder. */
  chooseSaveFolder: { input: nothing, output: nothing },
  choosePlumblineFolder: { input: nothing, output: nothing },
  startLocalEngine: { input: nothing, output: nothing },
  stopLocalEngine: { input: nothing, output: nothing },
  listWindows: { input: nothing, output: z.array(windowSchema) },
  /** The window that is captured next. */
  selectWindow: { input: z.strictObject({ id: windowIdSchema }), output: nothing },
  selectArea: { input: areaSchema, output: nothing },
  releaseWindow: { input: nothing, output: nothing },
  render: {
    input: z.strictObject({
      picture: pictureSchema,
      mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
      width: edgeSchema,
      height: edgeSchema,
      /** It could not be made smaller, and is sent as it is. */
      unoptimised: z.boolean(),
      /** Of the live frame that it goes on from. */
      seed: seedSchema.nullable(),
    }),
    output: nothing,
  },
  liveOpen: { input: z.strictObject({ connection: connectionSchema }), output: nothing },
  liveSend: {
    input: z.strictObject({ connection: connectionSchema, message: liveSentSchema }),
    output: nothing,
  },
  liveClose: { input: z.strictObject({ connection: connectionSchema }), output: nothing },
  /** A live frame with its picture, for the history. */
  keepFrame: {
    input: z.strictObject({
      base: pictureSchema,
      picture: pictureSchema,
      width: edgeSchema,
      height: edgeSchema,
    }),
    output: nothing,
  },
  renderAgain: { input: nothing, output: nothing },
  stopRender: { input: nothing, output: nothing },
  retryWaiting: { input: z.strictObject({ id: entryIdSchema }), output: nothing },
  dropWaiting: { input: z.strictObject({ id: entryIdSchema }), output: nothing },
  saveHistory: { input: z.strictObject({ id: entryIdSchema }), output: nothing },
  showInFolder: { input: z.strictObject({ id: entryIdSchema }), output: nothing },
  removeHistory: { input: z.strictObject({ id: entryIdSchema }), output: nothing },
  showResultWindow: { input: z.strictObject({ shown: z.boolean() }), output: nothing },
  installUpdate: { input: nothing, output: nothing },
  /** Of these pages alone: what opens outside is named, not addressed. */
  openOutside: {
    input: z.strictObject({ page: z.enum(['download', 'terms', 'privacy', 'help', 'recharge']) }),
    output: nothing,
  },
} as const satisfies Record<string, { readonly input: z.ZodType; readonly output: z.ZodType }>;

export type CommandName = keyof typeof COMMANDS;
export type CommandInput<N extends CommandName> = z.output<(typeof COMMANDS)[N]['input']>;
export type CommandOutput<N extends CommandName> = z.output<(typeof COMMANDS)[N]['output']>;

/** What the main process says by itself. */
export const EVENTS = {
  state: clientStateSchema,
  /** The shortcut was pressed: the page that holds the window’s picture renders it. */
  renderNow: nothing,
  /** What the live path said. */
  live: liveHeardSchema,
} as const satisfies Record<string, z.ZodType>;
export type EventName = keyof typeof EVENTS;
export type EventValue<N extends EventName> = z.output<(typeof EVENTS)[N]>;
