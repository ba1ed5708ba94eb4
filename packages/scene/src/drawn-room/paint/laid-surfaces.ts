import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { axisInCamera } from '../../drawing/drawing-camera.ts';
import { dyeTowards } from '@plumbline/materials/dye-colour.ts';
import {
  type LaidMaterial,
  type LayOptions,
  layOnPlane,
  quietContrast,
} from '@plumbline/materials/lay-on-plane.ts';
import type { MaterialSpec } from '@plumbline/materials/spec/material-spec.ts';
import {
  type PlaneView,
  scaleView,
  viewPlane,
  viewPlaneThrough,
  viewSheet,
} from '@plumbline/materials/plane-view.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import type { CellRole } from '../read/cell-role.ts';
import { EYE_HEIGHT } from '../../drawing/floor-plane.ts';
import type { RenderStage } from './render-stage.ts';

/** A library material on a cell: multiplies the colour of the cell by its pattern, whose mean is 1. */
export interface LaidPattern {
  /** Pixels of the result. */
  readonly at: LaidMaterial;
  /** Colour of the cell once it is of this material. */
  readonly colour: Rgb;
  readonly gloss: number;
}

/** Millimetres that the width of a picture shows where no plane gives a scale. */
const SHEET_MM = 4500;

const ROLE_OF: Partial<Record<CellRole, SurfaceRole>> = {
  floor: 'floor',
  rug: 'rug',
  wall: 'wall',
  plain: 'wall',
  ceiling: 'ceiling',
  fabric: 'fabric',
  joinery: 'joinery',
  timber: 'joinery',
};

/** A drawing's lines stay stronger than any pattern beside them. */
const CONTRAST: Partial<Record<SurfaceRole, number>> = { floor: 0.8, joinery: 0.75, rug: 0.5, fabric: 0.3 };
const QUIET = 0.28;
/** Spread of a pattern beside drawn lines; a floor is large and seen aslant, it bears more. */
const MOST = 0.09;
const MOST_ON_FLOOR = 0.17;
/** A pattern with joints where the drawing shows none. */
const UNDRAWN = 0.55;
/** How far a surface takes the material's own colour, the rest is the style's. */
const OWN_COLOUR = 0.5;
/** A wall is at most so many times as far away as the plane that the width of the picture measures. */
const FARTHEST = 2.2;
const NEUTRAL: Rgb = [1, 1, 1];

/**
 * The style's material for a cell, in true size on the plane of the cell where one is known; undefined where the style
 * names none or its units would contradict the drawn ones.
 */
export function laidPatternOf(
  stage: RenderStage,
  cell: number,
  role: CellRole,
  colour: Rgb,
  grainTurn: number,
): LaidPattern | undefined {
  const { request, room } = stage;
  const surface = ROLE_OF[role];
  const id = surface === undefined ? undefined : request.style.materials?.[surface];
  if (surface === undefined || id === undefined) return undefined;
  const sampler = prepareMaterial(id, request.seed);
  if (sampler === undefined) return undefined;
  const { material } = sampler;
  const onFloor = (role === 'floor' || role === 'rug') && room.floorPlane !== undefined;
  const fit = role === 'floor' ? fitToJoints(stage, material) : { contrast: CONTRAST[surface] ?? QUIET };
  if (fit === undefined) return undefined;
  const turn = role === 'joinery' || role === 'timber' ? grainTurn + Math.PI / 2 : 0;
  const plane = scaleView(onFloor ? floorView(stage) : cellView(stage, cell, role), stage.toAnalysis);
  return {
    at: layOnPlane(plane, sampler, {
      turn,
      colour: NEUTRAL,
      ...fit,
      contrast: quietContrast(sampler, fit.contrast ?? QUIET, onFloor ? MOST_ON_FLOOR : MOST),
    }),
    colour: dyeTowards(colour, sampler.mean, OWN_COLOUR),
    gloss: glossOf(material),
  };
}

/** Boards and courses fall on the drawn joints; what has none goes with any; other units would contradict a drawn pattern. */
function fitToJoints({ room: { pattern } }: RenderStage, material: MaterialSpec): LayOptions | undefined {
  const contrast = CONTRAST.floor ?? QUIET;
  const { courses } = material;
  if (pattern.kind === 'unknown')
    return { contrast: courses === undefined ? 0.6 * contrast : UNDRAWN, turn: Math.PI / 2 };
  if (courses === undefined)
    return material.family === 'tile' || material.family === 'brick' ? undefined : { contrast };
  if (pattern.kind !== 'boards') return undefined;
  const { angle, period, offset } = pattern.joints;
  return {
    contrast,
    turn: angle - Math.PI / 2,
    origin: [0, 1000 * offset],
    stretch: [1, material.tileSizeMm[1] / courses / (1000 * period)],
  };
}

function floorView({ analysis: { camera } }: RenderStage): PlaneView {
  return viewPlane(
    camera,
    axisInCamera(camera, 0),
    axisInCamera(camera, 2),
    axisInCamera(camera, 1),
    1000 * EYE_HEIGHT,
  );
}

/** The plane of a wall or ceiling that faces along an axis of the room; else the sheet. */
function cellView(stage: RenderStage, cell: number, role: CellRole): PlaneView {
  const { analysis, room } = stage;
  const { camera, cells, width } = analysis;
  const mmPerPixel = scaleAtFoot(stage, cell) ?? SHEET_MM / width;
  const facing = room.facings[cell];
  if (
    facing === undefined ||
    !Number.isFinite(camera.focal) ||
    (role !== 'wall' && role !== 'ceiling' && role !== 'plain')
  )
    return viewSheet(mmPerPixel);
  const axes = ([0, 1, 2] as const).map((axis) => axisInCamera(camera, axis));
  const along = axes.map((a) => Math.abs(a[0] * facing[0] + a[1] * facing[1] + a[2] * facing[2]));
  const normal = along.indexOf(Math.max(...along));
  const [u, v] = normal === 0 ? [2, 1] : normal === 1 ? [0, 2] : [0, 1];
  const [first, second] = [axes[u], axes[v]];
  if (first === undefined || second === undefined) return viewSheet(mmPerPixel);
  return viewPlaneThrough(
    camera,
    first,
    second,
    cells.cx[cell] as number,
    cells.y1[cell] as number,
    mmPerPixel,
  );
}

/** Millimetres per pixel where the foot of a wall would stand on the floor; what hides the foot makes the wall seem further away. */
function scaleAtFoot({ analysis, room }: RenderStage, cell: number): number | undefined {
  const { camera, cells, width } = analysis;
  if (room.floorPlane === undefined || !Number.isFinite(camera.focal)) return undefined;
  const down = axisInCamera(camera, 1);
  const x = ((cells.cx[cell] as number) - camera.cx) / camera.focal;
  const y = ((cells.y1[cell] as number) - camera.cy) / camera.focal;
  const fall = down[0] * x + down[1] * y + down[2];
  const sheet = SHEET_MM / width;
  const scale = fall > 0 ? (1000 * EYE_HEIGHT) / (fall * camera.focal) : FARTHEST * sheet;
  return clamp(scale, sheet, FARTHEST * sheet);
}

function glossOf({ roughness, reflectance }: MaterialSpec): number {
  return 0.4 * (1 - roughness) * Math.min(1, reflectance / 0.04);
}
