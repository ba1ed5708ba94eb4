import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test, vi } from 'vitest';
import { askTalk, followAnswer } from './talk-stream.ts';
import { fakeSettings } from './testing/fake-settings.ts';

const TALK = 't1';
const MESSAGE = 'm2';
const answer: TalkMessage = {
  messageId: MESSAGE,
  talkId: TALK,
  parentId: 'm1',
  role: 'answer',
  persona: 'designer',
  text: '850–900 mm',
  images: [],
  state: 'done',
  error: null,
  parts: [],
  siblings: [MESSAGE],
  writer: 'built-in',
  createdAt: '2026-11-23T06:00:00.000Z',
  endedAt: '2026-11-23T06:00:01.000Z',
};

const sent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const START = sent('start', {
  talkId: TALK,
  questionId: 'm1',
  messageId: MESSAGE,
  title: 'Worktop',
  ticketsLeft: 2,
});
const delta = (from: number, text: string) => sent('delta', { messageId: MESSAGE, from, text });
const DONE = sent('done', { talkId: TALK, messageId: MESSAGE, message: answer });

/** An event stream in pieces of `size` bytes; it breaks off instead of ending where `broken`. */
function events(text: string, { size = 7, broken = false } = {}): Response {
  const all = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < all.length) controller.enqueue(all.slice(at, (at += size)));
      else if (broken) controller.error(new TypeError('network'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

function failure(code: string, status: number): Response {
  const message = `${code}!`;
  const error = { code, message, errorCode: code, errorMsg: message };
  return Response.json({ success: false, data: null, error }, { status });
}

const pause = vi.fn(() => Promise.resolve());

test('asks with what every changing call carries, and tells the text as it grows', async () => {
  const { settings, seen } = fakeSettings([
    () => events(`: hi\n\n${START}${delta(0, '850')}${delta(3, '–900 mm')}${DONE}`, { size: 1 }),
  ]);
  const onStart = vi.fn();
  const onText = vi.fn();
  const body = { question: 'How high?', persona: 'architect' };
  expect(await askTalk(settings, body, { idempotencyKey: 'k1', onStart, onText, pause })).toEqual(answer);
  expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ talkId: TALK, ticketsLeft: 2 }));
  expect(onText.mock.calls).toEqual([
    [MESSAGE, '850'],
    [MESSAGE, '850–900 mm'],
  ]);
  expect(seen[0]?.url).toBe('https://studio.example/api/ai/gptTalk');
  expect(seen[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify(body),
    headers: {
      accept: 'text/event-stream',
      'accept-language': 'ja',
      'x-csrf-token': 'token',
      'idempotency-key': 'k1',
    },
  });
});

test.each([
  ['breaks off', true],
  ['ends', false],
])('a stream that %s is gone on with from where it was, in UTF-16 units', async (_, broken) => {
  const { settings, seen } = fakeSettings([
    () => events(`${START}${delta(0, '🏠 850')}`, { broken }),
    () => events(delta(6, '–900'), { broken }),
    () => events(`${delta(10, ' mm')}${DONE}`),
  ]);
  const texts: string[] = [];
  const options = { idempotencyKey: 'k', pause, onText: (_id: string, text: string) => texts.push(text) };
  expect(await askTalk(settings, { question: '?' }, options)).toEqual(answer);
  expect(texts).toEqual(['🏠 850', '🏠 850–900', '🏠 850–900 mm']);
  expect(seen.slice(1).map(({ url }) => new URL(url).search)).toEqual([
    `?messageId=${MESSAGE}&from=6&version=1.2`,
    `?messageId=${MESSAGE}&from=10&version=1.2`,
  ]);
});

test('what overlaps is taken once, and a gap is asked for', async () => {
  const { settings, seen } = fakeSettings([
    () => events(`${START}${delta(0, 'abc')}${delta(1, 'bcd')}${delta(9, 'never')}`),
    () => events(DONE),
  ]);
  const onText = vi.fn();
  await askTalk(settings, { question: '?' }, { idempotencyKey: 'k', pause, onText });
  expect(onText).toHaveBeenLastCalledWith(MESSAGE, 'abcd');
  expect(seen[1]?.url).toContain('from=4');
});

test('a refusal is the server’s own, and nothing is asked again', async () => {
  const { settings, seen } = fakeSettings([() => failure('QUESTION_REQUIRED', 422)]);
  const asked = askTalk(settings, { question: ' ' }, { idempotencyKey: 'k', pause });
  await expect(asked).rejects.toMatchObject({ code: 'QUESTION_REQUIRED', serverText: 'QUESTION_REQUIRED!' });
  expect(seen).toHaveLength(1);
});

test('what broke off before it was kept is not followed', async () => {
  const { settings, seen } = fakeSettings([() => events('event: sta', { broken: true })]);
  const asked = askTalk(settings, { question: '?' }, { idempotencyKey: 'k', pause });
  await expect(asked).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  expect(seen).toHaveLength(1);
});

test('an answer that is being written is followed, from what one has', async () => {
  const { settings, seen } = fakeSettings([() => events(`${delta(3, '–900 mm')}${DONE}`)]);
  const onText = vi.fn();
  expect(await followAnswer(settings, { messageId: MESSAGE, known: '850' }, { onText, pause })).toEqual(
    answer,
  );
  expect(onText).toHaveBeenCalledWith(MESSAGE, '850–900 mm');
  expect(seen[0]?.url).toContain('from=3');
});

test('gives up with an error of the catalogue after attempts that brought nothing, ever further apart', async () => {
  pause.mockClear();
  const down = () => Promise.reject(new TypeError('failed to fetch'));
  const { settings, seen } = fakeSettings(Array.from({ length: 9 }, () => down));
  const followed = followAnswer(settings, { messageId: MESSAGE }, { pause });
  await expect(followed).rejects.toBeInstanceOf(AppError);
  await expect(followed).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  expect(seen).toHaveLength(6);
  const pauses = (pause.mock.calls as unknown as [number][]).map(([ms]) => ms);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
});

test('a message that is gone is not asked for again; a server that is overloaded is', async () => {
  const gone = fakeSettings([() => failure('NOT_FOUND', 404)]);
  await expect(followAnswer(gone.settings, { messageId: MESSAGE }, { pause })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const busy = fakeSettings([() => failure('BAD_GATEWAY', 502), () => events(DONE)]);
  expect(await followAnswer(busy.settings, { messageId: MESSAGE }, { pause })).toEqual(answer);
});

test('whoever stops listening is told nothing more', async () => {
  const controller = new AbortController();
  const { settings, seen } = fakeSettings([
    () => events(`${START}${delta(0, 'a')}${delta(1, 'b')}`, { broken: true }),
  ]);
  const asked = askTalk(
    settings,
    { question: '?' },
    {
      idempotencyKey: 'k',
      pause,
      signal: controller.signal,
      onText: () => controller.abort(new Error('left')),
    },
  );
  await expect(asked).rejects.toThrow('left');
  expect(seen).toHaveLength(1);
});

test('an event that is not as agreed is no answer', async () => {
  const { settings } = fakeSettings([() => events(sent('start', { talkId: TALK }))]);
  const asked = askTalk(settings, { question: '?' }, { idempotencyKey: 'k', pause });
  await expect(asked).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
});
