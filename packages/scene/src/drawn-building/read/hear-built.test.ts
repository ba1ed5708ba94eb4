import { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { hearBuilt } from './hear-built.ts';

/** Of two pixels one is surely a wall, the other surely sky. */
function reading(): PixelReading {
  const shares = new Float32Array(2 * PIXEL_CLASSES.length);
  shares[PIXEL_CLASSES.indexOf('wall')] = 1;
  shares[PIXEL_CLASSES.length + PIXEL_CLASSES.indexOf('sky')] = 1;
  return { width: 2, height: 1, shares } as PixelReading;
}
const neverRead = (): PixelReading => {
  throw new Error('the net was run');
};

test('a wall is of a building, the sky is not', () => {
  expect([...(hearBuilt({ read: reading })?.data ?? [])]).toEqual([1, 0]);
  expect(hearBuilt({ read: () => undefined })).toBeUndefined();
});

test('a draft that follows another does not run the net', () => {
  const first = new FrameFindings(undefined);
  const seen = hearBuilt({ isDraft: true, findings: first, read: reading });
  const second = new FrameFindings(first.kept);
  expect(hearBuilt({ isDraft: true, findings: second, read: neverRead })).toEqual(seen);
  const third = new FrameFindings(second.kept);
  expect(hearBuilt({ isDraft: true, findings: third, read: neverRead })).toEqual(seen);
  expect(() => hearBuilt({ findings: third, read: neverRead })).toThrow('the net was run');
});
