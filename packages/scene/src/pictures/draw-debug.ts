import { createRaster, type LabelMap, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { DrawingCamera } from '../drawing/drawing-camera.ts';
import { axisOfSegment } from '../drawing/find-camera.ts';
import type { RawSegment } from '../drawing/line-segments.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { Space } from '../image-kind/image-kind.ts';
import { assembleScene } from '../scene-value/assemble-scene.ts';
import { CLASS_COLOURS } from '../scene-value/class-colours.ts';
import { type Colour, dab, paleCopy, strokeLine, strokeRing } from './debug-canvas.ts';
import { type Evidence, READING_EDGE } from '../picture-kind.ts';
import { pictureKind } from './picture-kinds.ts';
import type { ReadSceneOptions } from './read-scene.ts';
import type { ScenePlane, SceneValue } from '../scene-value/scene-value.ts';
import type { Point } from '../scene-value/point.ts';
import { understandPicture } from './understand-picture.ts';

const AXIS: Readonly<Record<-1 | 0 | 1 | 2, Colour>> = {
  [-1]: [170, 170, 170],
  0: [214, 40, 40],
  1: [30, 150, 50],
  2: [30, 70, 220],
};
const FACING: Readonly<Record<ScenePlane['facing'], Colour>> = {
  up: [90, 190, 90],
  down: [150, 150, 220],
  left: [230, 120, 60],
  right: [80, 140, 230],
  front: [230, 210, 80],
};
const HORIZON: Colour = [240, 0, 220];
/** Lines to each vanishing point, and half the side of the square on it, in pixels. */
const RAYS = 24;
const DOT = 6;

/** One picture for each stage of the reading, at the size it was read at, by name. */
export function drawDebug(
  base: Raster,
  { kind, space, corrections, idMap }: ReadSceneOptions & { readonly space: Space },
): Map<string, Raster> {
  const picture = toRgb(base);
  const own = pictureKind(kind, space);
  const { reading, draft } = understandPicture(
    own,
    {
      base: picture,
      options: { kind, space, seed: 0, maxEdge: READING_EDGE },
      clock: startStages({ signal: new AbortController().signal, progress: () => undefined }),
    },
    {
      ...(corrections === undefined ? {} : { corrections }),
      ...(idMap === undefined ? {} : { idMap }),
    },
  );
  const evidence = own.evidence?.(reading);
  const { labels, camera } = draft;
  const small = resizeArea(picture, labels.width, labels.height);
  const scene = assembleScene(draft, small, { kind, space });
  const out = new Map<string, Raster>();
  if (evidence?.ink !== undefined) out.set('1-ink', drawPlane(evidence.ink));
  if (evidence !== undefined) out.set('2-segments', drawSegments(small, evidence));
  out.set('3-camera', drawCamera(small, camera, scene));
  if (evidence?.cells !== undefined)
    out.set(
      '4-cells',
      drawLabels(evidence.cells, (l) => labelColour(l)),
    );
  out.set(
    '5-classes',
    drawOver(
      small,
      drawLabels(labels, (l) => CLASS_COLOURS[draft.regions[l]?.class ?? 'unknown']),
      0.75,
    ),
  );
  out.set(
    '6-planes',
    drawOver(
      small,
      drawLabels(labels, (l) => facingColour(scene, l)),
      0.6,
    ),
  );
  out.set('7-openings', drawOpenings(small, scene));
  out.set('8-depth', drawDepth(labels, scene));
  const outline = paleCopy(small, 0.5);
  for (const ring of scene.silhouette) strokeRing(outline, ring, [220, 20, 60], 3);
  out.set('9-silhouette', outline);
  return out;
}

function drawPlane({ width, height, data }: Plane): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < data.length; i++) out.data.fill(255 * (1 - (data[i] as number)), 3 * i, 3 * i + 3);
  return out;
}

function drawSegments(base: Raster, { segments, camera }: Evidence): Raster {
  const out = paleCopy(base, 0.3);
  for (const s of segments) {
    const axis = camera === undefined ? -1 : axisOfSegment(camera, withDirection(s));
    strokeLine(out, [s.x0, s.y0], [s.x1, s.y1], AXIS[axis], 2);
  }
  return out;
}

function withDirection(s: Evidence['segments'][number]): RawSegment {
  const length = Math.hypot(s.x1 - s.x0, s.y1 - s.y0) || 1;
  return {
    ...s,
    length,
    width: 1,
    residual: 0,
    ux: (s.x1 - s.x0) / length,
    uy: (s.y1 - s.y0) / length,
    mx: (s.x0 + s.x1) / 2,
    my: (s.y0 + s.y1) / 2,
  };
}

/** The horizon, and through points spread over the picture a line to each vanishing point. */
function drawCamera(base: Raster, camera: DrawingCamera | undefined, scene: SceneValue): Raster {
  const out = paleCopy(base, 0.6);
  if (camera === undefined || scene.camera === null) return out;
  const { width, height } = base;
  for (const point of scene.camera.vanishingPoints) {
    const colour = AXIS[point.axis === 'x' ? 0 : point.axis === 'y' ? 1 : 2];
    for (let k = 0; k < RAYS; k++) {
      const along = (k + 0.5) / RAYS;
      const ends: readonly [Point, Point] =
        point.axis === 'y'
          ? [
              [along * width, 0],
              [along * width, height],
            ]
          : [
              [0, along * height],
              [width, along * height],
            ];
      for (const from of ends) {
        const to: Point =
          'x' in point
            ? [point.x, point.y]
            : [from[0] + 4 * width * point.direction[0], from[1] + 4 * width * point.direction[1]];
        strokeLine(out, from, to, colour, 1, 0.45);
      }
    }
    if ('x' in point)
      for (let dy = -DOT; dy <= DOT; dy++)
        for (let dx = -DOT; dx <= DOT; dx++)
          dab(out, Math.round(point.x) + dx, Math.round(point.y) + dy, colour);
  }
  strokeLine(out, scene.camera.horizon[0], scene.camera.horizon[1], HORIZON, 3);
  return out;
}

function drawLabels({ width, height, data }: LabelMap, colourOf: (label: number) => Colour): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < data.length; i++) out.data.set(colourOf(data[i] as number), 3 * i);
  return out;
}

function labelColour(label: number): Colour {
  if (label === 0) return [0, 0, 0];
  return [1, 2, 3].map((c) => 60 + 190 * hashNoise(label, c, 5)) as unknown as Colour;
}

function facingColour(scene: SceneValue, label: number): Colour {
  const facing = scene.regions.find((region) => region.id === `r${label}`)?.plane?.facing;
  return facing === undefined ? [255, 255, 255] : FACING[facing];
}

/** A layer over the base, whose dark lines stay to be seen. */
function drawOver(base: Raster, layer: Raster, share: number): Raster {
  const out = createRaster(base.width, base.height, 3);
  for (let p = 0; p < out.data.length; p++) {
    const own = base.data[p] as number;
    out.data[p] = ((layer.data[p] as number) * share + own * (1 - share)) * (0.4 + (0.6 * own) / 255);
  }
  return out;
}

function drawOpenings(base: Raster, scene: SceneValue): Raster {
  const out = paleCopy(base, 0.5);
  for (const { class: own, quad, outline } of scene.regions) {
    if (own !== 'glass' && own !== 'opening' && own !== 'door') continue;
    for (const ring of outline) strokeRing(out, ring, [40, 170, 220], 1);
    if (quad !== null) strokeRing(out, quad, [230, 40, 40], 2);
  }
  return out;
}

function drawDepth(labels: LabelMap, scene: SceneValue): Raster {
  const tone = new Map(scene.regions.map((region) => [Number(region.id.slice(1)), region.depthOrder]));
  const most = Math.max(1, scene.regions.length);
  return drawLabels(labels, (l) => {
    const v = 255 - (230 * (tone.get(l) ?? most)) / most;
    return [v, v, v];
  });
}
