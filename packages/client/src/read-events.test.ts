import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type ServerSentEvent } from './read-events.ts';

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: readonly Uint8Array[]): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(streamOf(pieces))) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('fields, comments, several lines of data and what was not ended', async () => {
  const text = ': hello\n\nevent: delta\ndata: {"a":\ndata:1}\n\nid: 7\ndata: x\n\nevent: gone\n\ndata: half';
  expect(await read([bytes(text)])).toEqual([
    { event: 'delta', data: '{"a":\n1}' },
    { event: 'message', data: 'x' },
  ]);
});

test.each(['\n', '\r', '\r\n'])('line ends %j', async (end) => {
  const text = ['event: delta', 'data: 墨', '', 'data: b', '', ''].join(end);
  // The last CR may be half of a line end, so what it ends comes with the next byte.
  expect(await read([bytes(`${text}${end}:`)])).toEqual([
    { event: 'delta', data: '墨' },
    { event: 'message', data: 'b' },
  ]);
});

test('the same comes out, wherever it was cut', async () => {
  const all = bytes('event: delta\r\ndata: 建筑 🏠 é\r\n\r\n: beat\r\nevent: done\r\ndata: {}\r\n\r\n');
  const whole = await read([all]);
  expect(whole).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: all.length })), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), all.length];
      const pieces = at.slice(1).map((end, index) => all.slice(at[index], end));
      expect(await read(pieces)).toEqual(whole);
    }),
  );
});
