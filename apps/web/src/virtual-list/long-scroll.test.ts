import { expect, test } from 'vitest';
import { elementHeight, followScroll, type LongPlace, placeFor, TALLEST } from './long-scroll.ts';

const VIEW = 900;
/** A hundred thousand rows, one of them higher than a million pixels: far beyond what a browser can show. */
const LONG = { height: 101_000_000, view: VIEW };

test('what a browser can show is scrolled as it is', () => {
  const shape = { height: 5_000_000, view: VIEW };
  expect(elementHeight(shape)).toBe(5_000_000);
  expect(followScroll({ base: 0, top: 0 }, 4_999_000, shape)).toEqual({
    base: 0,
    top: 4_999_000,
    moved: false,
  });
});

/** Scrolls as a wheel does, and tells what was seen at every step. */
function wheel(from: LongPlace, step: number, steps: number): { place: LongPlace; seen: number[] } {
  let place = from;
  const seen: number[] = [];
  for (let at = 0; at < steps; at += 1) {
    const bottom = elementHeight(LONG) - VIEW;
    const top = Math.min(bottom, Math.max(0, place.top + step));
    place = followScroll(place, top, LONG);
    seen.push(place.top + place.base);
  }
  return { place, seen };
}

test('a wheel leads through all of it, step by step, from the first row to the last and back', () => {
  const steps = Math.ceil(LONG.height / 1000) + 10;
  const down = wheel({ base: 0, top: 0 }, 1000, steps);
  const jumps = down.seen.slice(1).map((at, index) => at - (down.seen[index] ?? 0));
  expect(Math.max(...jumps)).toBeLessThanOrEqual(1001);
  expect(Math.min(...jumps)).toBeGreaterThanOrEqual(0);
  expect(down.seen.at(-1)).toBe(LONG.height - VIEW);
  const up = wheel(down.place, -1000, steps);
  expect(up.seen.at(-1)).toBe(0);
  expect(up.place).toMatchObject({ base: 0, top: 0 });
});

test('the element never grows beyond its limit, and no place lies outside of it', () => {
  let place: LongPlace = { base: 0, top: 0 };
  for (let at = 0; at <= 200; at += 1) {
    const distance = ((LONG.height - VIEW) * at) / 200;
    place = placeFor(distance, LONG);
    expect(place.top + place.base).toBeCloseTo(distance, 3);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeLessThanOrEqual(TALLEST - VIEW);
    expect(place.base).toBeGreaterThanOrEqual(0);
    expect(place.base).toBeLessThanOrEqual(LONG.height - TALLEST);
  }
});

test('dragging the bar to a share of its way shows that share of the grid', () => {
  const half = followScroll({ base: 0, top: 0 }, (TALLEST - VIEW) / 2, LONG);
  expect(half.moved).toBe(false);
  expect(half.top + half.base).toBeCloseTo((LONG.height - VIEW) / 2, -1);
  const end = followScroll(half, TALLEST - VIEW, LONG);
  expect(end.top + end.base).toBe(LONG.height - VIEW);
});

test('a grid that became shorter does not leave a gap', () => {
  const shorter = { height: 9_000_000, view: VIEW };
  const { base } = followScroll({ base: 90_000_000, top: 400_000 }, 400_100, shorter);
  expect(base).toBeLessThanOrEqual(1_000_000);
});

test('more pictures at the end move nothing that is seen', () => {
  const place = placeFor(50_000_000, LONG);
  const longer = { ...LONG, height: LONG.height + 5_000_000 };
  expect(followScroll(place, place.top + 10, longer)).toEqual({
    base: place.base,
    top: place.top + 10,
    moved: false,
  });
});
