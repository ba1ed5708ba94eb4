import { expect, test } from 'vitest';
import { createBitMask, type BitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { rayThrough } from '@plumbline/tracer/camera.ts';
import type { DesignSubject } from '@plumbline/designs/request/design-types.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { drawDesign } from '@plumbline/designs/draw-design.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { createPlanePoint, locateOnPlane, type PlaneView } from '@plumbline/materials/plane-view.ts';
import { type PictureView, viewPicture } from '../view/picture-view.ts';
import { placePlane } from './place-plane.ts';
import { splitPlanes } from '../view/split-planes.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

function draw(subject: DesignSubject, seed: number) {
  const style = TEST_STYLES[0] as (typeof TEST_STYLES)[number];
  return drawDesign({ subject, style, atmosphere: 'sunny', aspect: [4, 3], seed, maxEdge: 640 }, CONTEXT);
}

/** Pixels of one class of an ID map. */
function maskOf(idMap: Raster, colour: string): BitMask {
  const mask = createBitMask(idMap.width, idMap.height);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let i = 0; i < mask.data.length; i++)
    if (idMap.data[3 * i] === r && idMap.data[3 * i + 1] === g && idMap.data[3 * i + 2] === b)
      mask.data[i] = 1;
  return mask;
}

/** Where a pixel's ray meets the floor, metres. */
function trueFloor(camera: ViewCamera, x: number, y: number): readonly [number, number] {
  const ray = new Float32Array(3);
  rayThrough(camera, x + 0.5, y + 0.5, ray);
  const t = -camera.eye[1] / (ray[1] as number);
  return [t * (ray[0] as number), t * (ray[2] as number)];
}

/** Lengths on the floor as they were recovered over what they are, between many pairs of its pixels. */
function lengthRatios(view: PictureView, plane: PlaneView, mask: BitMask, camera: ViewCamera): number[] {
  const pixels: number[] = [];
  mask.data.forEach((v, i) => {
    if (v === 1 && i % 53 === 0) pixels.push(i);
  });
  const at = createPlanePoint();
  const ratios: number[] = [];
  for (let k = 0; k + 7 < pixels.length; k++) {
    const ends = [pixels[k] as number, pixels[k + 7] as number].map((i) => {
      const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
      expect(locateOnPlane(plane, x, y, at)).toBe(true);
      return { seen: [at.u, at.v] as const, real: trueFloor(camera, x, y) };
    });
    const [from, to] = ends as [(typeof ends)[number], (typeof ends)[number]];
    const real = Math.hypot(from.real[0] - to.real[0], from.real[1] - to.real[1]);
    if (real < 0.4 || real > 8) continue;
    ratios.push(Math.hypot(from.seen[0] - to.seen[0], from.seen[1] - to.seen[1]) / (1000 * real));
  }
  return ratios.sort((a, b) => a - b);
}

test.each([
  ['living-room', 3],
  ['dining-room', 1],
  ['kitchen', 2],
] as const)(
  'the floor of a %s lies in perspective, in its real size for a viewer of usual height',

  (subject, seed) => {
    const { clay, idMap, camera, classes } = draw(subject, seed);
    const view = viewPicture(clay, 'white', 'interior');
    const mask = maskOf(idMap, classes.floor);
    const { labels, kinds } = splitPlanes(view, mask);
    expect(kinds).toContain('floor');
    const floor = kinds.indexOf('floor') + 1;
    const share =
      labels.data.filter((label) => label === floor).length / mask.data.filter((v) => v === 1).length;
    expect(share).toBeGreaterThan(0.85);
    const { plane } = placePlane(view, 'floor', labels, floor);
    const ratios = lengthRatios(view, plane, mask, camera);
    const median = ratios[Math.floor(ratios.length / 2)] as number;
    // The eye's height is assumed: it sets the scale, and nothing else does.
    expect(Math.abs(median / (1.6 / camera.eye[1]) - 1)).toBeLessThan(0.06);
    expect((ratios[Math.floor(0.9 * ratios.length)] as number) / median).toBeLessThan(1.08);
    expect((ratios[Math.floor(0.1 * ratios.length)] as number) / median).toBeGreaterThan(0.92);
  },
);

test('walls are told from the floor, and from each other', () => {
  const { clay, idMap, classes } = draw('living-room', 3);
  const view = viewPicture(clay, 'white', 'interior');
  const { kinds, labels } = splitPlanes(view, maskOf(idMap, classes.wall));
  const upright = kinds.map((kind) => kind.startsWith('wall'));
  const right = labels.data.filter((label) => label > 0 && upright[label - 1] === true).length;
  expect(right / labels.data.filter((label) => label > 0).length).toBeGreaterThan(0.9);
});
