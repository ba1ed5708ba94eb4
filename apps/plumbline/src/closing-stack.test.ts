import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ClosingStack, StoppedError } from './closing-stack.ts';

const ready = async () => undefined;

test('closes in the opposite order, and goes on past a step that fails or hangs', async () => {
  const stack = new ClosingStack();
  const closed: string[] = [];
  const lines: string[] = [];
  await stack.open('The database', ready, async () => void closed.push('database'));
  await stack.open('The queue', ready, () => Promise.reject(new Error('gone')));
  await stack.open('The worker', ready, () => new Promise(() => undefined));
  await stack.open('The server', ready, async () => void closed.push('server'));
  await stack.closeAll(2_000, (line) => lines.push(line));
  expect(closed).toEqual(['server', 'database']);
  expect(lines).toEqual(['The worker did not close within 1 s.', 'The queue did not close: gone']);
});

test('a stop in the middle of a start waits for the part being opened, closes it, and opens no more', async () => {
  const stack = new ClosingStack();
  const closed: string[] = [];
  const start = async () => {
    await stack.open('The lock', ready, async () => void closed.push('lock'));
    await stack.open(
      'The database',
      () => sleep(100),
      async () => void closed.push('database'),
    );
    await stack.open('The server', ready, async () => void closed.push('server'));
  };
  const starting = start();
  await sleep(20);
  const stopping = stack.closeAll(2_000, () => undefined);
  await expect(starting).rejects.toThrow(StoppedError);
  await stopping;
  expect(closed).toEqual(['database', 'lock']);
});

test('a part that fails to open is not closed', async () => {
  const stack = new ClosingStack();
  const refuse = () => Promise.reject(new Error('no'));
  await expect(
    stack.open('The database', refuse, () => Promise.reject(new Error('never opened'))),
  ).rejects.toThrow('no');
  expect(stack.isEmpty).toBe(true);
});
