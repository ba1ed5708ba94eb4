import { expect, test } from 'vitest';
import { readHelpAddress } from './help-address.ts';

const read = (search: string) => readHelpAddress(new URLSearchParams(search));

test('an address names an article, a topic, a tool, a message or a question', () => {
  expect(read('article=cut-out')).toEqual({ article: 'cut-out' });
  expect(read('topic=masks&q=brush')).toEqual({ topic: 'masks', q: 'brush' });
  expect(read('tool=matting')).toEqual({ tool: 'matting' });
  expect(read('error=NOT_A_PLAN')).toEqual({ error: 'NOT_A_PLAN' });
});

test('what it does not know is passed over', () => {
  expect(read('topic=nothing&tool=toString&article=<b>&error=a b&q=%20&utm=1')).toEqual({});
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
});
