import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when it is told to. */
function openWork(name: string, log: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end: () => end() };
}

const options = (log: string[] = [], name = '') => ({
  signal: new AbortController().signal,
  onWait: () => log.push(`${name} waits`),
});

test('one after another, in the order of the calls', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => ({ name, ...openWork(name, log) }));
  const done = works.map(({ name, work }) => turns.run(work, options(log, name)));
  for (const { end } of works.toReversed()) end();
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
  const order = ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'];
  expect(log.filter((line) => !line.endsWith('waits'))).toEqual(order);
  expect(log.filter((line) => line.endsWith('waits'))).toEqual(['b waits', 'c waits']);
});

test('who is called away while it waits leaves the line, and holds nobody up', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const first = openWork('a', log);
  const running = turns.run(first.work, options());
  const away = new AbortController();
  const leaving = turns.run(openWork('b', log).work, { ...options(), signal: away.signal });
  const last = turns.run(async () => 'c', options());
  away.abort(new Error('cancelled'));
  await expect(leaving).rejects.toThrow('cancelled');
  first.end();
  expect(await Promise.all([running, last])).toEqual(['a', 'c']);
  expect(log).toEqual(['a begins', 'a ends']);
});

test('work that fails lets the next one in', async () => {
  const turns = new Turns();
  const failing = turns.run(async () => {
    throw new Error('no picture');
  }, options());
  const next = turns.run(async () => 'b', options());
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('b');
});
