import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { writeModelGlb } from '@plumbline/models/leave/write-model-glb.ts';
import { drawApartment } from '@plumbline/scene/plan/testing/draw-plan.ts';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { encodePng } from '../pictures/encode-picture.ts';
import { standPlanOf } from './stand-plan.ts';

const { signal } = new AbortController();

test('a plan that stands up leaves as glTF without a fault that the validator of Khronos knows', async () => {
  const file = await encodePng(drawApartment({ walls: 'filled' }).picture, null);
  const stood = await standPlanOf(
    file,
    { corrections: [], language: 'en', wallHeightM: 2.8, furnished: true },
    signal,
  );
  expect(stood.walls.most).toBeLessThan(0.01);
  const glb = await writeModelGlb(decodeModel(stood.bytes), { assignments: [], finishes: new Map(), signal });
  const { issues, info } = await validateBytes(glb);
  expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
  expect(info.materialCount).toBeGreaterThan(3);
});
