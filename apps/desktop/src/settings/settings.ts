import { SIMILARITY_DESKTOP } from '@plumbline/contract/constants.ts';
import { LIVE_SENSITIVITY_DEFAULT } from '@plumbline/contract/live/live-limits.ts';
import { idSchema } from '@plumbline/contract/scalars.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { z } from 'zod';
import { isAccelerator } from './accelerator.ts';
import { isServerAddress } from './server-address.ts';

/** The functions that make sense of a window of a modelling program, the main one first. */
export const DESKTOP_FUNCTIONS = [
  'architecturalRender',
  'indoorRender',
  'gongzhuangRender',
  'landscapeRender',
  'birdsViewRender',
] as const;
export type DesktopFunction = (typeof DESKTOP_FUNCTIONS)[number];
/** What a window of a modelling program can show. */
export const DESKTOP_KINDS = ['su', 'white', 'line', 'sketch', 'photo'] as const;
export type DesktopKind = (typeof DESKTOP_KINDS)[number];
const DESKTOP_SIZES = [512, 768] as const;
/** Model families that a graphics card can be asked for; the smaller one is the advice where its memory runs out. */
export const MODEL_FAMILIES = ['sd1.5', 'sdxl'] as const;

const pathSchema = z.string().max(1024);
const serverAddressSchema = z.string().max(300).refine(isServerAddress, 'no address of a server');

/** How one render is made. */
export const renderSettingsSchema = z.strictObject({
  function: z.enum(DESKTOP_FUNCTIONS),
  /** Longest edge of the result: 512 fast, 768 better. */
  size: z.literal(DESKTOP_SIZES),
  similarity: z.number().min(0).max(1),
  /** What the window shows; null: the server finds out. */
  imageKind: z.enum(DESKTOP_KINDS).nullable(),
  styleId: idSchema.nullable(),
  prompt: z.string().max(2000),
  /** How small a change of the window is rendered anew in continuous mode. */
  sensitivity: z.number().min(0).max(1),
  /** Rendered again whenever the window changes. */
  continuous: z.boolean(),
});

const engineSettingsSchema = z.strictObject({
  kind: z.enum(['server', 'local-plumbline', 'local-comfyui']),
  /** Folder of a checkout of Plumbline, in which `npm start` runs. */
  plumblineFolder: pathSchema,
  comfyuiAddress: serverAddressSchema,
  modelFamily: z.enum(MODEL_FAMILIES),
});

export const globalSettingsSchema = z.strictObject({
  server: serverAddressSchema,
  engine: engineSettingsSchema,
  /** Empty: the client’s own folder among the system’s pictures. */
  saveFolder: pathSchema,
  autoSave: z.boolean(),
  resultOnTop: z.boolean(),
  shortcut: z.string().max(60).refine(isAccelerator, 'no shortcut'),
});

export const systemSettingsSchema = z.strictObject({
  /** `system`: that of the computer. */
  locale: z.enum(['system', ...LOCALES]),
  theme: z.enum(['system', 'light', 'dark']),
  startAtLogin: z.boolean(),
  closeToTray: z.boolean(),
  proxy: z.strictObject({
    mode: z.enum(['system', 'none', 'manual']),
    address: z.union([z.literal(''), serverAddressSchema]),
  }),
});

export const settingsSchema = z.strictObject({
  schema: z.literal(1),
  global: globalSettingsSchema,
  system: systemSettingsSchema,
  render: renderSettingsSchema,
  /** Version of the terms that were accepted here; empty: none yet. */
  termsAccepted: z.string().max(32),
  guideSeen: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  schema: 1,
  global: {
    server: 'http://127.0.0.1:8000',
    engine: {
      kind: 'server',
      plumblineFolder: '',
      comfyuiAddress: 'http://127.0.0.1:8188',
      modelFamily: 'sdxl',
    },
    saveFolder: '',
    autoSave: true,
    resultOnTop: true,
    shortcut: 'CommandOrControl+Shift+R',
  },
  system: {
    locale: 'system',
    theme: 'system',
    startAtLogin: false,
    closeToTray: true,
    proxy: { mode: 'system', address: '' },
  },
  render: {
    function: 'architecturalRender',
    size: 512,
    similarity: SIMILARITY_DESKTOP,
    imageKind: null,
    styleId: null,
    prompt: '',
    sensitivity: LIVE_SENSITIVITY_DEFAULT,
    continuous: false,
  },
  termsAccepted: '',
  guideSeen: false,
};

/**
 * What was stored, part by part: a part that cannot be read (a newer client’s, or a damaged file’s) takes its default, and
 * the others stay.
 */
export function readSettings(stored: unknown): Settings {
  const given = isRecord(stored) ? stored : {};
  const { global, system, render } = DEFAULT_SETTINGS;
  return {
    schema: 1,
    global: readPart(globalSettingsSchema, given['global'], global),
    system: readPart(systemSettingsSchema, given['system'], system),
    render: readPart(renderSettingsSchema, given['render'], render),
    termsAccepted: typeof given['termsAccepted'] === 'string' ? given['termsAccepted'].slice(0, 32) : '',
    guideSeen: given['guideSeen'] === true,
  };
}

function readPart<T extends object>(schema: z.ZodType<T> & z.ZodObject, stored: unknown, defaults: T): T {
  const known = isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(schema.shape, name)))
    : {};
  const whole = schema.safeParse({ ...defaults, ...known });
  if (whole.success) return whole.data as T;
  const good = Object.entries(known).filter(
    ([name, value]) => schema.safeParse({ ...defaults, [name]: value }).success,
  );
  return { ...defaults, ...Object.fromEntries(good) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
