import type { Capabilities, Capability } from '@plumbline/contract/capabilities/capabilities.ts';
import { z } from 'zod';
import { flag, headers, text, web, webList, whole } from './setting-fields.ts';

/** What a capability reads from the environment, and its part of `.env.example`. */
interface CapabilityEnvironment {
  readonly variables: z.ZodObject;
  /** Set together or not at all; the first of them is what the others need. */
  readonly together: readonly string[];
  /** Why a start is refused where they are set and nothing reads them; absent: it is only said. */
  readonly refusedUnread?: string;
  readonly title: string;
  readonly example: readonly string[];
}

const ENVIRONMENT = {
  'object-storage': {
    variables: z.object({
      S3_ENDPOINT: web.optional(),
      S3_BUCKET: text.optional(),
      S3_REGION: text.default('us-east-1'),
      S3_ACCESS_KEY_ID: text.optional(),
      S3_SECRET_ACCESS_KEY: text.optional(),
      S3_PATH_STYLE: flag.optional(),
      S3_TIMEOUT_SECONDS: whole(1, 600).default(30),
    }),
    together: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    // Whoever set them would look for their files, and their backups, in the wrong place.
    refusedUnread: 'this version keeps files in DATA_DIR alone',
    title: 'Files in an object store',
    example: [
      '# S3 or a store that speaks its language. Default: files in DATA_DIR. Bucket and both keys go together.',
      '# S3_ENDPOINT=',
      '# S3_BUCKET=',
      '# S3_REGION=us-east-1',
      '# S3_ACCESS_KEY_ID=',
      '# S3_SECRET_ACCESS_KEY=',
      '# The bucket in the path of addresses, not in the host. Default: on where S3_ENDPOINT is set.',
      '# S3_PATH_STYLE=true',
      '# How long a connection to the store may lie still before the call is tried again.',
      '# S3_TIMEOUT_SECONDS=30',
    ],
  },
  comfyui: {
    variables: z.object({ COMFYUI_URLS: webList.default([]), COMFYUI_HEADERS: headers.default({}) }),
    together: [],
    title: 'ComfyUI',
    example: [
      '# ComfyUI servers for rendering, divided by commas; name and password of a proxy before one stand in the address.',
      '# COMFYUI_URLS=http://192.168.1.20:8188',
      '# Headers for such a proxy, sent with every request, as JSON.',
      '# COMFYUI_HEADERS={"Authorization": "Bearer key"}',
    ],
  },
  automatic1111: {
    variables: z.object({ AUTOMATIC1111_URLS: webList.default([]) }),
    together: [],
    title: 'AUTOMATIC1111 or Forge',
    example: [
      '# Servers that were started with --api, divided by commas; name and password of --api-auth stand in the address.',
      '# AUTOMATIC1111_URLS=http://user:password@192.168.1.20:7860',
    ],
  },
  'image-model': {
    variables: z.object({
      OPENAI_IMAGES_BASE_URL: web.default('https://api.openai.com/v1'),
      OPENAI_IMAGES_API_KEY: text.optional(),
      OPENAI_IMAGES_MODEL: text.optional(),
    }),
    together: [],
    title: 'A model that makes pictures',
    example: [
      '# Behind OpenAI’s images protocol. With OPENAI_IMAGES_MODEL set it is an engine that people can choose; each picture is',
      '# billed to the key, and bases leave this machine for that service.',
      '# OPENAI_IMAGES_BASE_URL=https://api.openai.com/v1',
      '# OPENAI_IMAGES_API_KEY=',
      '# OPENAI_IMAGES_MODEL=gpt-image-1',
    ],
  },
  'language-model': {
    variables: z.object({
      OPENAI_BASE_URL: web.default('https://api.openai.com/v1'),
      OPENAI_API_KEY: text.optional(),
      OPENAI_MODEL: text.optional(),
      OPENAI_CONTEXT_TOKENS: whole(1_000, 2_000_000).default(16_000),
      OPENAI_VISION: flag.default(true),
      OPENAI_MODERATION_MODEL: text.optional(),
    }),
    together: [],
    title: 'A language model',
    example: [
      '# Of any server of the OpenAI protocol: with OPENAI_MODEL set the assistant at /gpt answers by it, without by its own',
      '# knowledge base. Servers on one’s own network often want no key.',
      '# OPENAI_BASE_URL=https://api.openai.com/v1',
      '# OPENAI_API_KEY=',
      '# OPENAI_MODEL=',
      '# What the model holds at a time; earlier messages of a talk are left out beyond it.',
      '# OPENAI_CONTEXT_TOKENS=16000',
      '# Whether it looks at pictures. Default: on; off after the server has refused one.',
      '# OPENAI_VISION=true',
      '# Checks questions before they are asked. Default: nobody does.',
      '# OPENAI_MODERATION_MODEL=',
    ],
  },
} as const satisfies Partial<Record<Capability, CapabilityEnvironment>>;

type Configured = keyof typeof ENVIRONMENT;
const CONFIGURED = Object.keys(ENVIRONMENT) as Configured[];

/** By capability; absent where it is not registered. */
export type CapabilitySettings = {
  readonly [C in Configured]?: z.output<(typeof ENVIRONMENT)[C]['variables']>;
};

export interface ReadCapabilitySettings {
  readonly settings: CapabilitySettings;
  readonly unread: readonly string[];
  readonly complaints: readonly string[];
}

/** Reads the variables of the capabilities that are registered, and tells of those that are set for one that is not. */
export function readCapabilitySettings(
  given: Readonly<Record<string, string | undefined>>,
  capabilities: Capabilities,
): ReadCapabilitySettings {
  const read = CONFIGURED.map((name) => readOne(name, given, capabilities.has(name)));
  return {
    settings: Object.assign({}, ...read.map(({ settings }) => settings)) as CapabilitySettings,
    unread: read.flatMap(({ unread }) => unread),
    complaints: read.flatMap(({ complaints }) => complaints),
  };
}

function readOne(
  name: Configured,
  given: Readonly<Record<string, string | undefined>>,
  isRegistered: boolean,
): ReadCapabilitySettings {
  const { variables, together, refusedUnread }: CapabilityEnvironment = ENVIRONMENT[name];
  const set = Object.keys(variables.shape).filter((variable) => given[variable] !== undefined);
  if (!isRegistered) {
    return refusedUnread && set.length > 0
      ? { settings: {}, unread: [], complaints: [`${set.join(', ')} is set, but ${refusedUnread}.`] }
      : { settings: {}, unread: set, complaints: [] };
  }
  const result = variables.safeParse(given);
  if (!result.success)
    return {
      settings: {},
      unread: [],
      complaints: result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    };
  const missing = set.length === 0 ? [] : together.filter((variable) => given[variable] === undefined);
  return {
    settings: { [name]: result.data },
    unread: [],
    complaints:
      missing.length === 0
        ? []
        : [`${missing.join(', ')} is missing: ${together.join(', ')} are set together or not at all.`],
  };
}

/** Names of the variables of the capabilities that are registered. */
export function capabilityVariables(capabilities: Capabilities): string[] {
  return registered(capabilities).flatMap((name) => Object.keys(ENVIRONMENT[name].variables.shape));
}

const MARK = '# ==== Below: written by "npm run env-example" from what this version can do ====';

/** `.env.example` with one section for each registered capability that has settings, in place of those it had. */
export function withCapabilitySections(example: string, capabilities: Capabilities): string {
  const own = (example.split(MARK)[0] ?? '').trimEnd();
  const sections = registered(capabilities).map((name) => {
    const { title, example: lines }: CapabilityEnvironment = ENVIRONMENT[name];
    return ['', `# --- ${title} ${'-'.repeat(Math.max(3, 95 - title.length))}`, ...lines].join('\n');
  });
  return sections.length === 0 ? `${own}\n` : `${own}\n\n${MARK}\n${sections.join('\n')}\n`;
}

function registered(capabilities: Capabilities): Configured[] {
  return CONFIGURED.filter((name) => capabilities.has(name));
}
