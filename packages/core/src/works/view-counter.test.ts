import { expect, test } from 'vitest';
import { ViewCounter } from './view-counter.ts';

function counter() {
  const written: Record<string, number>[] = [];
  const clock = { now: 0 };
  const views = new ViewCounter(
    async (waiting) => void written.push(Object.fromEntries(waiting)),
    () => clock.now,
  );
  return { views, written, clock };
}

test('a person’s look counts once an hour, and all looks are written together', async () => {
  const { views, written, clock } = counter();
  views.note('villa', 'anna');
  views.note('villa', 'anna');
  views.note('villa', 'bo');
  views.note('loft', 'anna');
  await views.flush();
  await views.flush();
  expect(written).toEqual([{ villa: 2, loft: 1 }]);
  clock.now = 3_600_001;
  views.note('villa', 'anna');
  await views.flush();
  expect(written[1]).toEqual({ villa: 1 });
});

test('when many works wait, it says so', () => {
  const { views } = counter();
  const answers = Array.from({ length: 500 }, (_, place) => views.note(`work-${place}`, 'anna'));
  expect(answers.indexOf(true)).toBe(499);
});
