import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { TEST_STYLE } from '../../test/draw-pictures.ts';
import { meet, shellAt } from '../../geometry/ray-depth.ts';
import { GROUND, shellOfRoom } from '../../geometry/shell-of-room.ts';
import type {
  GeometryCamera,
  Place,
  Plane3,
  RegionGeometry,
  SceneGeometry,
  ShellPlane,
} from '../../scene-value/scene-geometry.ts';
import type { LitDrawing, LitSurface } from '../lit-drawing.ts';

const WIDTH = 160;
const HEIGHT = 120;
const EYE_M = 1.5;
const CAMERA: GeometryCamera = {
  focalPx: 120,
  principal: [WIDTH / 2, HEIGHT / 2],
  position: [0, EYE_M, 0],
  right: [1, 0, 0],
  down: [0, -1, 0],
  ahead: [0, 0, -1],
};

/** A surface of a test scene that lies before the shell. */
export interface TestSurface {
  readonly plane: Plane3;
  /** Whether a place of the plane belongs to it. */
  readonly has: (place: Place) => boolean;
  readonly pane?: boolean;
}

function draw(shell: readonly ShellPlane[], surfaces: readonly TestSurface[]): LitDrawing {
  const data = new Int32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const point = [x + 0.5, y + 0.5] as const;
      const own = surfaces.findIndex(({ plane, has }) => {
        const place = meet(CAMERA, plane, point);
        return place !== undefined && has(place);
      });
      const side = shellAt(CAMERA, shell, point);
      data[y * WIDTH + x] =
        own >= 0 ? shell.length + 1 + own : side === undefined ? 0 : 1 + shell.indexOf(side);
    }
  const count = shell.length + surfaces.length;
  const labels: LabelMap = { width: WIDTH, height: HEIGHT, data, count };
  const regionOf = (id: number, plane: Plane3, evidence: RegionGeometry['evidence']): RegionGeometry => ({
    id: `r${id}`,
    part: 'plane',
    stand: plane.normal[1] > 0.5 ? 'up' : plane.normal[1] < -0.5 ? 'down' : 'front',
    normal: plane.normal,
    at: plane.at,
    contact: null,
    evidence,
  });
  const geometry: SceneGeometry = {
    version: 1,
    camera: CAMERA,
    shell,
    farM: 60,
    regions: [
      ...shell.map((plane, k) => regionOf(k + 1, plane, 'shell')),
      ...surfaces.map(({ plane }, k) => regionOf(shell.length + 1 + k, plane, 'contact')),
    ],
  };
  const surface = (pane: boolean): LitSurface => ({ colour: [0.7, 0.7, 0.7], pane, casts: !pane });
  return {
    labels,
    geometry,
    surfaces: [
      surface(false),
      ...shell.map(() => surface(false)),
      ...surfaces.map(({ pane }) => surface(pane === true)),
    ],
    recipe: { style: TEST_STYLE, atmosphere: 'sunny', seed: 1, sunAzimuth: 0, warmth: 0, clay: false },
    sun: { irradiance: [4, 4, 4], size: 0.02 },
  };
}

/** A grey room of 6 × 9 m, seen straight on. Sides of its shell have the labels 1 floor, 2 ceiling, 3 far, 4 left, 5 right. */
export function litRoom(surfaces: readonly TestSurface[]): LitDrawing {
  return draw(shellOfRoom({ left: -2, right: 2, far: 4, ceiling: -0.9, support: 1 } as never), surfaces);
}

/** Open ground (label 1) and what stands on it. */
export function litGround(surfaces: readonly TestSurface[]): LitDrawing {
  return draw([GROUND], surfaces);
}

/** Mean over the places of a grid with a label whose place in the picture is accepted; undefined where there is none. */
export function meanOver(
  grid: { readonly width: number; readonly height: number; readonly label: Int32Array },
  values: (x: number, y: number) => number,
  accept: (label: number, u: number, v: number) => boolean,
): number | undefined {
  let sum = 0;
  let n = 0;
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      if (!accept(grid.label[y * grid.width + x] as number, x / grid.width, y / grid.height)) continue;
      sum += values(x, y);
      n++;
    }
  return n === 0 ? undefined : sum / n;
}
