import { describe, expect, test } from 'vitest';
import { decodeFrame, decodeResult, encodeFrame, encodeResult } from './live-frames.ts';
import type { LiveResultMeta } from './live-messages.ts';

const META: LiveResultMeta = {
  pass: 'coarse',
  width: 384,
  height: 256,
  mime: 'image/jpeg',
  seed: 0xffffffff,
  engine: 'builtin',
  serverMs: 120.5,
  renderMs: 90,
  live_tickets: -1,
};

describe('frames and results', () => {
  test('come back as they went', () => {
    const picture = Uint8Array.from([1, 2, 3]);
    expect(decodeFrame(encodeFrame({ frame: 0xfffffffe, picture }))).toEqual({ frame: 0xfffffffe, picture });
    expect(decodeResult(encodeResult({ frame: 7, meta: META, picture }))).toEqual({
      frame: 7,
      meta: META,
      picture,
    });
  });

  test('the number stands first, the most significant byte before the others', () => {
    const bytes = encodeFrame({ frame: 0x01020304, picture: Uint8Array.from([9]) });
    expect([...bytes]).toEqual([1, 2, 3, 4, 9]);
  });

  test('are read from the middle of a larger buffer', () => {
    const whole = Uint8Array.from([255, 255, ...encodeFrame({ frame: 5, picture: Uint8Array.from([6]) })]);
    expect(decodeFrame(whole.subarray(2))).toEqual({ frame: 5, picture: Uint8Array.from([6]) });
  });

  test('what is cut off or no message of ours is none', () => {
    const whole = encodeResult({ frame: 7, meta: META, picture: Uint8Array.from([1]) });
    expect(decodeFrame(Uint8Array.from([0, 0, 0, 1]))).toBeUndefined();
    for (const length of [0, 5, 6, 20, whole.length - 1])
      expect(decodeResult(whole.subarray(0, length))).toBeUndefined();
    const other = encodeResult({
      frame: 7,
      meta: { ...META, pass: 'middle' } as never,
      picture: Uint8Array.from([1]),
    });
    expect(decodeResult(other)).toBeUndefined();
  });
});
