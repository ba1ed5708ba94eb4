import type { TicketCounter } from '../ticket-counters.ts';
import type { LocalisedText } from '../text.ts';

const text = (zh: string, en: string, ja: string): LocalisedText => ({ 'zh-CN': zh, en, ja });

export interface CapabilityDescriptor {
  /** What spends it; people have it, are given it and can buy it only where the capability is there. */
  readonly counter?: TicketCounter;
  /** Its page, which the header and the phone's menu lead to. */
  readonly page?: { readonly path: `/${string}`; readonly label: LocalisedText };
}

/**
 * What an installation may be able to do beside pictures from pictures, as a closed list. Shop, menus, dialogs,
 * allowance, sign-in texts, console and the settings that are read follow from which of them are registered: nothing is
 * sold, shown or asked for that is not there.
 */
export const CAPABILITIES = {
  /** The assistant that one talks to. */
  chat: {
    counter: 'gpt_tickets',
    page: { path: '/gpt', label: text('AI 助手', 'Assistant', 'AI アシスタント') },
  },
  /** Pictures of a shared window, again and again. */
  'real-time': {
    counter: 'live_tickets',
    page: { path: '/ailive', label: text('实时渲染', 'Real-time render', 'リアルタイム') },
  },
  /** A server for one enterprise's real-time pictures alone. */
  'dedicated-server': {},
  /** Installers of the desktop client that people can download: there once a release lies in the data folder (ADR 0092). */
  'desktop-client': {},
  /** Pictures made by ComfyUI servers. */
  comfyui: {},
  /** Pictures made by servers with AUTOMATIC1111's interface, Forge among them. */
  automatic1111: {},
  /** Pictures made by a model behind OpenAI's images protocol. */
  'image-model': {},
  /** A language model behind the OpenAI protocol. */
  'language-model': {},
  /** 3D models that people bring and render. */
  models: {},
  /** Files in S3 or a store that speaks its language. */
  'object-storage': {},
} as const satisfies Record<string, CapabilityDescriptor>;

export type Capability = keyof typeof CAPABILITIES;
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as [Capability, ...Capability[]];

/** The capabilities that an installation has. */
export type Capabilities = ReadonlySet<Capability>;

/**
 * What this version can do: the one place where a capability is registered once it is built.
 */
export const BUILT_CAPABILITIES: Capabilities = new Set<Capability>([
  'chat',
  'real-time',
  'comfyui',
  'automatic1111',
  'image-model',
  'language-model',
  'models',
  'object-storage',
]);

export function descriptorOf(capability: Capability): CapabilityDescriptor {
  return CAPABILITIES[capability];
}

/** What a counter's tickets are spent on; undefined for renders, which every installation makes. */
export function capabilityOfCounter(counter: TicketCounter): Capability | undefined {
  return CAPABILITY_NAMES.find((name) => descriptorOf(name).counter === counter);
}

/** Whether there is something that tickets of this counter can be spent on. */
export function isCounted(counter: TicketCounter, capabilities: Capabilities): boolean {
  const capability = capabilityOfCounter(counter);
  return capability === undefined || capabilities.has(capability);
}
