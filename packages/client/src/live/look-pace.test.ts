import { expect, test } from 'vitest';
import { FakeClock } from '../testing/live-stage.ts';
import { LIVE_LOOK_MS, LookPace } from './look-pace.ts';

test('the first picture is looked at once it is there, those of a stroke at a pace, and the last one of it always', async () => {
  const clock = new FakeClock();
  const looks: number[] = [];
  const pace = new LookPace(clock, () => looks.push(clock.now()));
  const begin = clock.now();
  for (let picture = 0; picture < 4; picture += 1) {
    pace.tell();
    await clock.move(LIVE_LOOK_MS / 2);
  }
  pace.tell();
  await clock.move(10 * LIVE_LOOK_MS);
  expect(looks.map((at) => (at - begin) / LIVE_LOOK_MS)).toEqual([0, 1, 2, 3]);
  pace.tell();
  expect(looks).toHaveLength(5);
});

test('after it was stopped nothing is looked at', async () => {
  const clock = new FakeClock();
  let looks = 0;
  const pace = new LookPace(clock, () => (looks += 1));
  pace.tell();
  pace.tell();
  pace.stop();
  await clock.move(1_000);
  expect(looks).toBe(1);
});
