import { expect, test } from 'vitest';
import { ClosingStack } from './closing-stack.ts';

test('closes in the opposite order, and goes on past a step that fails or hangs', async () => {
  const stack = new ClosingStack();
  const closed: string[] = [];
  const lines: string[] = [];
  stack.add('database', async () => void closed.push('database'));
  stack.add('queue', () => Promise.reject(new Error('gone')));
  stack.add('worker', () => new Promise(() => undefined));
  stack.add('server', async () => void closed.push('server'));
  await stack.closeAll(2_000, (line) => lines.push(line));
  expect(closed).toEqual(['server', 'database']);
  expect(lines).toEqual(['worker did not close within 1 s.', 'queue did not close: gone']);
});
