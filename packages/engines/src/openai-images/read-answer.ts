import { z } from 'zod';
import { guardedFetch } from '../generative/guarded-addresses.ts';
import { GenerationError } from '../generative/generation-error.ts';

/** What is read of an answer; compatible servers send one of the two, and more besides. */
const answerSchema = z.looseObject({
  data: z
    .array(
      z.looseObject({
        b64_json: z.union([z.string(), z.instanceof(Uint8Array)]).nullish(),
        url: z.string().nullish(),
      }),
    )
    .min(1, 'no picture'),
});

/** Longer than any picture that is asked for. */
const MOST_BYTES = 96 << 20;
const FETCH_MS = 60_000;

/**
 * The bytes of the first picture. An address is followed only to the server itself or over TLS, and nowhere on from there.
 *
 * @throws GenerationError `no_output`
 */
export async function readAnswer(
  answer: unknown,
  { baseUrl, signal }: { readonly baseUrl: string; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw noOutput(z.prettifyError(parsed.error).slice(0, 200));
  const [first] = parsed.data.data;
  if (first?.b64_json) {
    if (first.b64_json.length > (MOST_BYTES * 4) / 3) throw noOutput(`more than ${MOST_BYTES} bytes`);
    const text = typeof first.b64_json === 'string' ? first.b64_json : asLatin(first.b64_json);
    return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
  }
  if (!first?.url) throw noOutput('neither b64_json nor url');
  if (first.url.startsWith('data:')) return Buffer.from(first.url.replace(/^data:[^,]*,/, ''), 'base64');
  return download(first.url, baseUrl, signal);
}

/** Base64 has no letter beyond ASCII. */
function asLatin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

async function download(address: string, baseUrl: string, signal: AbortSignal): Promise<Uint8Array> {
  const url = URL.parse(address, baseUrl);
  if (!url || (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin))
    throw noOutput('the picture lies at an address that is not followed');
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(FETCH_MS)]);
    // What a service outside names is not looked for in one's own network.
    const allowPrivate = url.hostname === new URL(baseUrl).hostname;
    const response = await guardedFetch({ allowPrivate })(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    signal.throwIfAborted();
    throw noOutput(
      `the picture could not be fetched: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function noOutput(why: string): GenerationError {
  return new GenerationError('no_output', why, { retryable: true });
}
