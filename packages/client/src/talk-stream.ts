import {
  type GptTalkBody,
  TALK_EVENTS,
  type TalkEvent,
  type TalkEventName,
  type TalkMessage,
} from '@plumbline/contract/api/talks.ts';
import {
  API_VERSION,
  CSRF_HEADER,
  IDEMPOTENCY_HEADER,
  REQUEST_TIMEOUT_MS,
} from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { csrfToken } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { failureOf } from './read-answer.ts';
import { readEvents } from './read-events.ts';
import { wasLost } from './server-error.ts';

export type TalkStart = Extract<TalkEvent, { event: 'start' }>['data'];

export interface TalkStreamOptions {
  readonly signal?: AbortSignal;
  /** Under which ids question and answer are kept; not where an answer is only followed. */
  readonly onStart?: (start: TalkStart) => void;
  /** All of the answer’s text so far. */
  readonly onText?: (messageId: string, text: string) => void;
  /** Waits between two attempts; a test does not. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface AskOptions extends TalkStreamOptions {
  readonly idempotencyKey: string;
}

const MEDIA_TYPE = 'text/event-stream';
/** Nothing for that long, not even a sign of life: the stream is dead, though nobody said so. */
const SILENCE_MS = 60_000;
const PAUSE_MS = { first: 500, most: 8_000 };
/** Attempts in a row that brought nothing. */
const ATTEMPTS = 6;

/**
 * Asks, and tells the answer as it is written. Where the stream breaks off after the question was kept, the answer is
 * followed from where it was; before that the failure is thrown, and the same key asks again without asking twice.
 *
 * @returns the answer as it is kept; its state says whether it is whole.
 * @throws AppError of the server, `NETWORK_ERROR`, `GATEWAY_TIMEOUT`, or the signal’s reason.
 */
export async function askTalk(
  settings: ClientSettings,
  body: GptTalkBody,
  options: AskOptions,
): Promise<TalkMessage> {
  const headers = {
    ...commonHeaders(settings),
    accept: MEDIA_TYPE,
    'content-type': 'application/json',
    [CSRF_HEADER]: await csrfToken(settings),
    [IDEMPOTENCY_HEADER]: options.idempotencyKey,
  };
  const heard = new Heard(undefined, options);
  try {
    const done = await listen(
      settings,
      OTHER_PATHS.gptTalk,
      { method: 'POST', headers, body: JSON.stringify(body) },
      heard,
    );
    if (done) return done;
    if (heard.messageId === undefined) throw new AppError('NETWORK_ERROR', 'ended before the answer began');
  } catch (error) {
    if (heard.messageId === undefined || !canGoOn(error, options.signal)) throw error;
  }
  return followOn(settings, heard, options);
}

/**
 * Tells an answer that is being written, or was meanwhile, as it grows.
 *
 * @param known what one has of its text already
 * @throws as {@link askTalk}
 */
export function followAnswer(
  settings: ClientSettings,
  { messageId, known = '' }: { readonly messageId: string; readonly known?: string },
  options: TalkStreamOptions,
): Promise<TalkMessage> {
  return followOn(settings, new Heard(messageId, options, known), options);
}

/** What was heard of one answer. */
class Heard {
  messageId: string | undefined;
  text: string;
  /** Whether the attempt under way brought anything. */
  fresh = false;
  readonly #options: TalkStreamOptions;

  constructor(messageId: string | undefined, options: TalkStreamOptions, text = '') {
    this.messageId = messageId;
    this.text = text;
    this.#options = options;
  }

  get signal(): AbortSignal | undefined {
    return this.#options.signal;
  }

  /** @returns whether it fits on what is known; what does not has to be asked for from there. */
  take(event: TalkEvent): boolean {
    if (event.event === 'start') {
      this.fresh = true;
      this.messageId = event.data.messageId;
      this.#options.onStart?.(event.data);
    }
    if (event.event === 'delta') {
      const { from, text, messageId } = event.data;
      if (messageId !== this.messageId) return true;
      if (from > this.text.length) return false;
      this.fresh = true;
      this.text = this.text.slice(0, from) + text;
      this.#options.onText?.(messageId, this.text);
    }
    return true;
  }
}

async function followOn(
  settings: ClientSettings,
  heard: Heard,
  { pause = wait }: TalkStreamOptions,
): Promise<TalkMessage> {
  let next = PAUSE_MS.first;
  let failure: unknown = new AppError('ASSISTANT_BROKE_OFF', heard.messageId ?? '');
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    heard.fresh = false;
    try {
      const query = new URLSearchParams({
        messageId: heard.messageId ?? '',
        from: String(heard.text.length),
        version: API_VERSION,
      });
      const headers = { ...commonHeaders(settings), accept: MEDIA_TYPE };
      const done = await listen(settings, `${OTHER_PATHS.gptTalkEvents}?${query}`, { headers }, heard);
      if (done) return done;
    } catch (error) {
      if (!canGoOn(error, heard.signal)) throw error;
      failure = error;
    }
    if (heard.fresh) {
      left = ATTEMPTS;
      next = PAUSE_MS.first;
    }
    await pause(next);
    heard.signal?.throwIfAborted();
    next = Math.min(next * 2, PAUSE_MS.most);
  }
  throw failure;
}

function canGoOn(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted !== true && wasLost(error);
}

/** One connection. @returns the whole message, or nothing where the stream ended before it came. */
async function listen(
  settings: ClientSettings,
  path: string,
  init: RequestInit,
  heard: Heard,
): Promise<TalkMessage | undefined> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const within = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), ms);
  };
  within(REQUEST_TIMEOUT_MS);
  const { signal } = heard;
  try {
    const response = await settings.fetch(`${settings.baseUrl}${path}`, {
      credentials: 'include',
      cache: 'no-store',
      ...init,
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    if (!response.ok || !response.body) throw await failureOf(response);
    if (!response.headers.get('content-type')?.startsWith(MEDIA_TYPE))
      throw new AppError('BAD_GATEWAY', `${path} answered without events`);
    within(SILENCE_MS);
    for await (const sent of readEvents(response.body, () => within(SILENCE_MS))) {
      const event = eventOf(sent.event, sent.data);
      if (event?.event === 'done') return event.data.message;
      if (event && !heard.take(event)) return undefined;
    }
    return undefined;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof AppError) throw cause;
    if (silence.signal.aborted) throw new AppError('GATEWAY_TIMEOUT', `${path} fell silent`, { cause });
    throw new AppError('NETWORK_ERROR', path, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws AppError `BAD_GATEWAY` for an event of ours that is not as the contract says; others are left out. */
function eventOf(name: string, data: string): TalkEvent | undefined {
  if (!Object.hasOwn(TALK_EVENTS, name)) return undefined;
  const event = name as TalkEventName;
  const parsed = TALK_EVENTS[event].safeParse(parseJson(data));
  if (!parsed.success) throw new AppError('BAD_GATEWAY', `${name}: ${parsed.error.message}`);
  return { event, data: parsed.data } as TalkEvent;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
