import { isMetadata, isOwn } from '@plumbline/core/network/addresses.ts';
import type { CapabilitySettings } from './capability-settings.ts';
import type { Environment } from './settings-schema.ts';

/** Variables that stand for services elsewhere, whatever their addresses. */
const SERVICES = [
  'ALIYUN_ACCESS_KEY_ID',
  'TENCENT_SECRET_ID',
  'TWILIO_ACCOUNT_SID',
  'WECHAT_APP_ID',
  'WECHAT_ACCOUNT_ID',
  'WECHAT_PAY_MCH_ID',
  'ALIPAY_APP_ID',
] as const;

interface Outgoing {
  readonly variable: string;
  readonly address: string;
}

/** Where engines and language models are asked, as far as they are. */
function enginesOf(capabilities: CapabilitySettings): Outgoing[] {
  const { comfyui, automatic1111, 'image-model': images, 'language-model': words } = capabilities;
  const all = (variable: string, addresses: readonly string[]) =>
    addresses.map((address) => ({ variable, address }));
  return [
    ...all('COMFYUI_URLS', comfyui?.COMFYUI_URLS ?? []),
    ...all('AUTOMATIC1111_URLS', automatic1111?.AUTOMATIC1111_URLS ?? []),
    ...(images?.OPENAI_IMAGES_MODEL ? all('OPENAI_IMAGES_BASE_URL', [images.OPENAI_IMAGES_BASE_URL]) : []),
    ...(words?.OPENAI_MODEL ? all('OPENAI_BASE_URL', [words.OPENAI_BASE_URL]) : []),
  ];
}

function othersOf(env: Environment, { 'object-storage': store }: CapabilitySettings): Outgoing[] {
  const endpoint = store?.S3_ENDPOINT ?? 'https://s3.amazonaws.com';
  const given = {
    DATABASE_URL: env.DATABASE_URL,
    SMTP_URL: env.SMTP_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    S3_ENDPOINT: store?.S3_BUCKET === undefined ? undefined : endpoint,
  };
  return Object.entries(given).flatMap(([variable, address]) =>
    address === undefined ? [] : [{ variable, address }],
  );
}

/** Addresses that are never asked, and what `NO_EGRESS` and `PRIVATE_ENGINES` forbid; messages name hosts, which hold no credentials. */
export function findEgressComplaints(env: Environment, capabilities: CapabilitySettings): string[] {
  const engines = enginesOf(capabilities);
  const hostile = engines
    .filter(({ address }) => isMetadata(hostOf(address)))
    .map(
      ({ variable, address }) =>
        `${variable} names ${hostOf(address)}, which is a metadata service or link-local and never asked.`,
    );
  const isOutside = ({ address }: Outgoing) => !isOwn(hostOf(address)) && !isMetadata(hostOf(address));
  const hidden = env.PRIVATE_ENGINES
    ? []
    : engines
        .filter(({ address }) => isOwn(hostOf(address)))
        .map(
          ({ variable, address }) =>
            `${variable} names ${hostOf(address)}, which lies in a private network, and PRIVATE_ENGINES is off.`,
        );
  if (!env.NO_EGRESS) return [...hostile, ...hidden];
  const out = [...engines, ...othersOf(env, capabilities)]
    .filter(isOutside)
    .map(
      ({ variable, address }) =>
        `${variable} names ${hostOf(address)}, but NO_EGRESS is on: it is not in your own network by its name. ` +
        'Give a private address, or a name without dots or under .internal, .local, .lan or .home.arpa.',
    );
  const services = SERVICES.filter((name) => env[name] !== undefined).map(
    (name) => `${name} is set, but NO_EGRESS is on: that service is outside your own network.`,
  );
  return [...hostile, ...hidden, ...out, ...services];
}

function hostOf(address: string): string {
  return new URL(address).hostname || 'localhost';
}
