import { composeAnalysis } from '@plumbline/core/analysis/compose-analysis.ts';
import { pictureMeasuresSchema } from '@plumbline/contract/api/analysis.ts';
import { drawPerspective } from '@plumbline/scene/drawing/test/draw-perspective.ts';
import { expect, test } from 'vitest';
import { encodePng } from './encode-picture.ts';
import { measurePicture } from './measure-picture.ts';
import { readPictureScene } from './read-picture-scene.ts';

const never = new AbortController().signal;

test.each([
  { focal: 0.9, pitch: 5, yaw: -22 },
  { focal: 0.7, pitch: -4, yaw: 30 },
])('a drawing by a lens of $focal widths, turned by $yaw°, tells its camera', async (known) => {
  const file = await encodePng(drawPerspective(known), null);
  const options = { kind: 'line', space: 'exterior' } as const;
  const reading = await readPictureScene(file, options, never);
  const measures = await measurePicture(file);
  expect(pictureMeasuresSchema.parse(measures)).toEqual(measures);
  const { camera, vanishingPoints } = composeAnalysis(
    { ...reading!, imageId: 'i', idMap: null, geometry: null },
    measures,
    'en',
  );
  expect(camera!.focalMm).toBeCloseTo(known.focal * 36, 0);
  expect(camera!.pitch).toBeCloseTo(known.pitch, 0);
  // Turned by yaw, the two level directions vanish on the horizon, a right angle apart.
  const level = vanishingPoints.filter(({ axis }) => axis !== 'y').map(({ x }) => (x - 500) / 1_000);
  expect(level).toHaveLength(2);
  const focal = known.focal / Math.cos((known.pitch * Math.PI) / 180);
  for (const turned of [known.yaw, known.yaw - 90 * Math.sign(known.yaw)]) {
    const expected = focal * Math.tan((turned * Math.PI) / 180);
    const nearest = Math.min(...level.map((x) => Math.min(Math.abs(x - expected), Math.abs(x + expected))));
    expect(nearest).toBeLessThan(0.06 * Math.max(1, Math.abs(expected)));
  }
});
