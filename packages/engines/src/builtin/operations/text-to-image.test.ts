import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../operations.ts';

const make = (promptTxt: string, seed = 5) =>
  OPERATIONS.textToImage.run(
    {
      base: null,
      mask: null,
      reference: null,
      texture: null,
      idMap: null,
      original: null,
      model: null,
      request: renderRequestSchema.parse({
        function: 'textToImage',
        promptTxt,
        size: 512,
        aspect: '1:1',
        seed,
      }),
      seed,
    },
    { signal: new AbortController().signal, progress: () => undefined },
  );

test('a sentence is designed, its words are recorded, and another seed lays it out anew', async () => {
  const [first, second] = [await make('浴室，圆窗，一个壁炉'), await make('浴室，圆窗，一个壁炉', 6)];
  expect([first.picture.width, first.picture.height]).toEqual([512, 512]);
  expect(first.notes).toContain('subject: bathroom');
  expect(first.words?.marks.map(({ text, state }) => [text, state])).toEqual([
    ['浴室', 'acts'],
    ['圆窗', 'acts'],
    ['一个', 'idle'],
    ['壁炉', 'idle'],
  ]);
  expect(Buffer.compare(Buffer.from(first.picture.data), Buffer.from(second.picture.data))).not.toBe(0);
});
