import { createRaster } from '@plumbline/imaging/raster.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { drawModel } from '@plumbline/models/drawings/draw-model.ts';
import type { Drawing } from '@plumbline/models/drawings/drawing.ts';
import { paintDrawing } from '@plumbline/models/drawings/write/paint-drawing.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { measureOutlines } from './outlines/measure-outlines.ts';
import { renderModel } from './render-model.ts';
import { boxModel } from './testing/box-model.ts';

const [width, height] = [480, 320];
const signal = new AbortController().signal;
const CAMERA: ModelCamera = { eye: [-7, 1.6, 12], target: [0, 1.8, 0], fieldOfView: 0.9, twoPoint: true };

/** A house with a flat roof that stands out, a step before it and a block beside it. */
const HOUSE: Model = boxModel([
  { name: 'Wall', material: 'plaster', min: [-3, 0, -2], max: [3, 3, 2] },
  { name: 'Roof', material: 'slate', min: [-3.4, 3, -2.4], max: [3.4, 3.3, 2.4] },
  { name: 'Step', material: 'stone', min: [-1, 0, 2], max: [1, 0.3, 3] },
  { name: 'Cube', material: 'paint', min: [3.5, 0, 1], max: [5, 1.5, 2.5] },
]);

/** The lines of a perspective as pixels of a picture of its camera. */
function linesAsPicture(drawing: Drawing) {
  const border = drawing.strokes.find((stroke) => stroke.class === 'border')?.lines[0] ?? [];
  const [left = 0, top = 0, right = 1] = border;
  const perMm = width / (right - left);
  const strokes = drawing.strokes
    .filter(({ layer }) => layer === 'beyond')
    .map((stroke) => ({
      ...stroke,
      weightMm: 1.5,
      lines: stroke.lines.map((line) => line.map((value, k) => (value - (k % 2 === 0 ? left : top)) * perMm)),
    }));
  const sheet = { ...drawing.sheet, widthMm: width, heightMm: height };
  const painted = paintDrawing({ ...drawing, sheet, strokes, fills: [] }, width);
  const raster = createRaster(width, height, 3);
  raster.data.set(painted.data);
  return raster;
}

const CAMERAS: readonly (readonly [string, ModelCamera])[] = [
  ['in perspective', CAMERA],
  ['in an axonometry', { ...CAMERA, eye: [-9, 10, 12], parallelWidthM: 14 }],
  ['in an elevation', { ...CAMERA, eye: [0, 1.8, 30], parallelWidthM: 14 }],
  ['from above', { ...CAMERA, eye: [0, 30, 0.5], target: [0, 1, 0.5], parallelWidthM: 16 }],
];

test.each(CAMERAS)(
  'the edges of a picture are where the drawing of the same camera has its lines: %s',
  {
    timeout: 60_000,
  },
  (_, camera) => {
    const view = { kind: 'perspective', camera, ratio: width / height } as const;
    const lines = linesAsPicture(drawModel(HOUSE, { view, language: 'en', signal }));
    const { picture, line } = renderModel(
      HOUSE,
      {
        camera,
        width,
        height,
        style: TEST_STYLES[0] as StyleSpec,
        atmosphere: 'sunny',
        seed: 3,
        // Seen from above, clay on clay ground has no edges.
        clay: camera.eye[1] < 5,
      },
      { signal, progress: () => undefined },
    );
    expect(measureOutlines(lines, picture).score).toBeGreaterThan(0.9);
    // What the tracer drew of the things its rays met lies on the same lines.
    expect(measureOutlines(lines, line).score).toBeGreaterThan(0.95);
    // And nothing agrees with a drawing that looks from a metre beside.
    const [x, y, z] = camera.target;
    const aside = { ...view, camera: { ...camera, target: [x + 0.7, y, z] as const } };
    const other = linesAsPicture(drawModel(HOUSE, { view: aside, language: 'en', signal }));
    expect(measureOutlines(other, picture).score).toBeLessThan(0.7);
  },
);
