import type { StandingScene } from '@plumbline/core/ports/compute.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { drawRoom } from '@plumbline/scene/drawn-room/test/draw-room.ts';
import { seenAt } from '@plumbline/scene/geometry/geometry-camera.ts';
import type { Place } from '@plumbline/scene/scene-value/scene-geometry.ts';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { encodePng } from '../pictures/encode-picture.ts';
import { readPictureScene } from '../pictures/read-picture-scene.ts';
import { standReadingUp } from './stand-reading-up.ts';
import { writeSceneModel } from './write-scene-model.ts';

/** Severities of the validator: 0 an error, 1 a warning. */
const WARNING = 1;
const never = new AbortController().signal;
const picture = await encodePng(drawRoom({ sofa: true }), null);
const reading = await readPictureScene(picture, { kind: 'line', space: 'interior' }, never);
if (!reading?.basis) throw new Error('a drawn room is read');
const said = Object.fromEntries(reading.regions.map((region) => [region.id, { class: region.class }]));
const scene: StandingScene = { ...reading, geometry: standReadingUp(reading.basis, said) };

test('from the own camera of a drawing its model is the drawing', async () => {
  const model = decodeModel(await writeSceneModel(picture, scene, 'stored', never));
  const { shown, covered } = lookAt(model, scene);
  expect(covered).toBeGreaterThan(0.9999);
  expect(shown).toBeLessThan(0.5);
});

test('as glTF it has no fault that the validator of Khronos knows', async () => {
  const glb = await writeSceneModel(picture, scene, 'glb', never);
  const { issues, info } = await validateBytes(glb);
  expect(issues.messages.filter(({ severity }) => severity < WARNING)).toEqual([]);
  expect(issues.numErrors).toBe(0);
  expect(info.materialCount).toBeGreaterThan(3);
  expect(info.resources.some(({ mimeType }) => mimeType === 'image/png')).toBe(true);
});

/**
 * What is nearest at every other pixel, by its place in the picture that it shows: how far that is from the pixel at the most, and
 * the share of pixels that show the drawing at all.
 */
function lookAt(model: Model, { geometry, width, height }: StandingScene) {
  const depth = new Float64Array(width * height).fill(Infinity);
  const off = new Float64Array(width * height).fill(Number.NaN);
  const { camera } = geometry;
  for (let k = 0; k < model.instances.count; k++) {
    const mesh = model.meshes[model.instances.mesh[k] as number];
    if (mesh === undefined) throw new Error('a mesh is there');
    for (let t = 0; t < mesh.indices.length; t += 3) {
      const corners = [0, 1, 2].map((c) => {
        const at = mesh.indices[t + c] as number;
        const place = [0, 1, 2].map((axis) => mesh.positions[3 * at + axis] as number) as unknown as Place;
        const [ex, ey, ez] = camera.position;
        const ahead =
          (place[0] - ex) * camera.ahead[0] +
          (place[1] - ey) * camera.ahead[1] +
          (place[2] - ez) * camera.ahead[2];
        const uv = mesh.uvs && [
          (mesh.uvs[2 * at] as number) * width,
          (1 - (mesh.uvs[2 * at + 1] as number)) * height,
        ];
        return { seen: seenAt(camera, place), ahead, uv };
      });
      const [a, b, c] = corners.map(({ seen }) => seen);
      // What closes the room begins behind the eye: it is farther than what is drawn in any case.
      if (a === undefined || b === undefined || c === undefined) continue;
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(area) < 1e-6) continue;
      for (let y = even(Math.min(a[1], b[1], c[1])); y < Math.max(a[1], b[1], c[1]); y += 2)
        for (let x = even(Math.min(a[0], b[0], c[0])); x < Math.max(a[0], b[0], c[0]); x += 2) {
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const [px, py] = [x + 0.5, y + 0.5];
          const wb = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
          const wc = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
          if (wb < 0 || wc < 0 || wb + wc > 1) continue;
          // As a graphics card does: evenly through space.
          const [wa2, wb2, wc2] = [1 - wb - wc, wb, wc].map(
            (w, n) => w / (corners[n] as { ahead: number }).ahead,
          ) as [number, number, number];
          const nearness = wa2 + wb2 + wc2;
          const i = y * width + x;
          if (1 / nearness >= (depth[i] as number)) continue;
          depth[i] = 1 / nearness;
          const [ua, ub, uc] = corners.map(({ uv }) => uv);
          off[i] =
            ua && ub && uc
              ? Math.hypot(
                  ((ua[0] as number) * wa2 + (ub[0] as number) * wb2 + (uc[0] as number) * wc2) / nearness -
                    px,
                  ((ua[1] as number) * wa2 + (ub[1] as number) * wb2 + (uc[1] as number) * wc2) / nearness -
                    py,
                )
              : Number.NaN;
        }
    }
  }
  let shown = 0;
  let found = 0;
  let all = 0;
  for (let y = 2; y < height - 2; y += 2)
    for (let x = 2; x < width - 2; x += 2) {
      all++;
      const miss = off[y * width + x] as number;
      if (Number.isNaN(miss)) continue;
      found++;
      shown = Math.max(shown, miss);
    }
  return { shown, covered: found / all };
}

function even(v: number): number {
  return Math.max(0, 2 * Math.floor(v / 2));
}
