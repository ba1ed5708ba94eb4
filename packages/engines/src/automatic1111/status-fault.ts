import { z } from 'zod';
import { GenerationError, type GenerationFault } from '../generative/generation-error.ts';

/** Python's exception and what it says, or what FastAPI refuses by. */
const failureSchema = z.looseObject({
  error: z.string().catch(''),
  errors: z.string().catch(''),
  detail: z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))),
});

/** By what is told, in the order in which it is looked at. */
const TOLD: readonly (readonly [RegExp, GenerationFault])[] = [
  [/out ?of ?memory|allocation on device/i, 'out_of_memory'],
  [/NansException|all NaNs/i, 'server_error'],
  [/shapes cannot be multiplied|size mismatch|expected .* channels/i, 'incompatible_models'],
  [/HeaderTooLarge|MetadataIncompleteBuffer|invalid load key/i, 'corrupt_model'],
  [/model not found|sampler not found|invalid model|unknown module|not found:/i, 'missing_model'],
  [/script .* not found|always on script/i, 'missing_node'],
  [/init image not found|invalid encoded image|cannot identify image/i, 'bad_image'],
];
const BY_STATUS: Readonly<Record<number, GenerationFault>> = {
  401: 'auth',
  403: 'auth',
  404: 'missing_node',
  413: 'bad_image',
  422: 'invalid_graph',
  429: 'rate_limited',
};

/** A refusal in the terms of all generating servers. */
export function statusFault(where: string, status: number, body: Buffer): GenerationError {
  const text = body.toString().slice(0, 4_000);
  const parsed = failureSchema.safeParse(jsonOf(text));
  const told = parsed.success ? `${parsed.data.error} ${parsed.data.errors} ${parsed.data.detail}` : text;
  const fault = TOLD.find(([sign]) => sign.test(told))?.[1] ?? BY_STATUS[status] ?? 'server_error';
  const hint =
    status === 404 && /^\s*(?:\S+ \S+ )?"?Not Found"?\s*$/i.test(told)
      ? ' (the server has this interface only when it was started with --api)'
      : '';
  return new GenerationError(fault, `${where}: ${status} ${told.trim().slice(0, 300)}${hint}`, {
    retryable: status >= 500 && fault === 'server_error',
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
