import { createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { axisDirection, type DrawingCamera } from '../../drawing/drawing-camera.ts';
import type { RawSegment } from '../../drawing/line-segments.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import { testRequest } from '../../test/draw-pictures.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';
import { layModel, type ModelSurfaces } from './laid-model.ts';
import { readRegionFacing } from './region-facing.ts';
import { measureRegions } from '../read/region-table.ts';

const WIDTH = 400;
const HEIGHT = 300;
const LEFT = 1;
const RIGHT = 2;
const SKY = 3;
const camera: DrawingCamera = {
  focal: 420,
  cx: 200,
  cy: 150,
  pitch: 0,
  yaw: 0.6,
  horizonY: 150,
  support: 1,
  axisAligned: 0,
};

/** A corner of two walls seen from in front: the left one runs along axis 2, the right one along axis 0. */
function corner(): ModelSurfaces {
  const labels: LabelMap = { width: WIDTH, height: HEIGHT, data: new Int32Array(WIDTH * HEIGHT), count: 3 };
  const roles = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < roles.length; i++) {
    const wall = i >= 60 * WIDTH;
    labels.data[i] = !wall ? SKY : i % WIDTH < 200 ? LEFT : RIGHT;
    roles[i] = wall ? ExteriorRole.wallLight : ExteriorRole.sky;
  }
  const grey = createPlane(WIDTH, HEIGHT);
  grey.data.fill(0.8);
  const regions = measureRegions(labels, { r: grey, g: grey, b: grey, light: grey });
  const segments = [
    segmentAt(30, 180, 2),
    segmentAt(230, 180, 0),
    segmentAt(40, 220, 2),
    segmentAt(240, 220, 0),
  ];
  const strokes = { camera, segments, map: new Uint8Array(WIDTH * HEIGHT) };
  return { labels, regions, roles, strokes, clay: false, horizonY: 150 };
}

function segmentAt(x: number, y: number, axis: 0 | 2): RawSegment {
  const length = 120;
  const [dx, dy] = axisDirection(camera, axis, x + 60, y);
  const sign = dx < 0 ? -1 : 1;
  const [ux, uy] = [sign * dx, sign * dy];
  const [x0, y0] = [x, y - 60 * uy];
  const end = { x1: x0 + ux * length, y1: y0 + uy * length };
  return { x0, y0, ...end, ux, uy, length, width: 1, residual: 0, mx: x + 60, my: y };
}

describe('readRegionFacing', () => {
  it('tells the two walls of a corner apart, and claims nothing of what no stroke bounds', () => {
    const { labels, regions, strokes } = corner();
    const { axis } = readRegionFacing(labels, regions.count, strokes);
    expect([axis[LEFT], axis[RIGHT], axis[SKY]]).toEqual([2, 0, 1]);
  });
});

describe('layModel', () => {
  const style = testRequest().style;
  const request = testRequest({
    style: { ...style, materials: { ...style.materials, facade: 'buff-brick' } },
  });

  it('lays a pattern on a wall whose facing is known, of mean 1 and quiet', () => {
    const pattern = layModel(corner(), request).patternOf(RIGHT, ExteriorRole.wallLight);
    const sample = createMaterialSample();
    const values: number[] = [];
    for (let y = 120; y < 280; y += 3)
      for (let x = 220; x < 390; x += 3) if (pattern?.(x, y, sample)) values.push(sample.g);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
    expect(mean).toBeCloseTo(1, 1);
    expect(spread).toBeGreaterThan(0.005);
    expect(spread).toBeLessThan(0.15);
  });

  it('lays none where the strokes tell no facing', () => {
    expect(layModel(corner(), request).patternOf(SKY, ExteriorRole.wallLight)).toBeUndefined();
  });

  it('leaves small light parts, doors and frames, the colour of the style', () => {
    const scene = corner();
    const roles = scene.roles.map((_, i) => (i < 20 ? ExteriorRole.wallLight : ExteriorRole.own));
    const grain = scene.labels.data.map((l, i) => (i < 20 ? 4 : l));
    const labels = { ...scene.labels, data: grain, count: 4 };
    const light = createPlane(WIDTH, HEIGHT);
    const regions = measureRegions(labels, { r: light, g: light, b: light, light });
    const small = layModel({ ...scene, roles, labels, regions }, request);
    expect(small.dye(ExteriorRole.wallLight, [0.8, 0.8, 0.8])).toEqual([0.8, 0.8, 0.8]);
    expect(layModel(scene, request).dye(ExteriorRole.wallLight, [0.8, 0.8, 0.8])[2]).toBeLessThan(0.75);
  });
});
