import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { z } from 'zod';

const LIMIT_MS = 8_000;
const BUSY = -1;

const failureSchema = z.object({ errcode: z.number(), errmsg: z.string().default('') });

/** WeChat answers failures with status 200 and a number. */
export class WechatError extends Error {
  readonly errcode: number;

  constructor(errcode: number, errmsg: string) {
    super(`WeChat error ${errcode}: ${errmsg}`);
    this.name = 'WechatError';
    this.errcode = errcode;
  }
}

export interface WechatCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: object;
}

/**
 * One call of WeChat's API. A busy system is asked once more.
 *
 * @throws {WechatError} for an answer with a number other than 0
 * @throws AppError `WECHAT_FAILED` where there is no answer, or not the one that the schema describes
 */
export async function callWechat<S extends z.ZodType>(
  base: string,
  call: WechatCall,
  schema: S,
): Promise<z.output<S>> {
  const answer = await send(base, call);
  const failure = failureSchema.safeParse(answer);
  if (failure.success && failure.data.errcode === BUSY) return parse(call, await send(base, call), schema);
  return parse(call, answer, schema);
}

async function send(base: string, { path, query, body }: WechatCall): Promise<unknown> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    // The content type may be text/plain.
    return JSON.parse(await response.text()) as unknown;
  } catch (cause) {
    // Without the query, which holds secrets.
    throw new AppError('WECHAT_FAILED', `${path} did not answer`, { cause });
  }
}

function parse<S extends z.ZodType>({ path }: WechatCall, answer: unknown, schema: S): z.output<S> {
  const failure = failureSchema.safeParse(answer);
  if (failure.success && failure.data.errcode !== 0)
    throw new WechatError(failure.data.errcode, failure.data.errmsg);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppError('WECHAT_FAILED', `${path}: ${parsed.error.message}`);
  return parsed.data;
}
