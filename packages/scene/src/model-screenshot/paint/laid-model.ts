import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { axisInCamera } from '../../drawing/drawing-camera.ts';
import { dyeTowards } from '@plumbline/materials/dye-colour.ts';
import { type LaidMaterial, layOnPlane, quietContrast } from '@plumbline/materials/lay-on-plane.ts';
import { type PlaneView, viewPlane, viewPlaneThrough, viewSheet } from '@plumbline/materials/plane-view.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';
import type { ModelStrokes } from '../../drawing/model-strokes.ts';
import { type RegionFacing, readRegionFacing } from './region-facing.ts';
import type { RegionTable } from '../read/region-table.ts';
import { isTimber } from '../read/timber-surface.ts';

/** Millimetres that the width of a picture of a building shows: a house with its garden. */
const SHEET_MM = 14_000;
/** Millimetres of a standing viewer's eye over the ground. */
const EYE_MM = 1600;
const NEUTRAL: Rgb = [1, 1, 1];

const ROLE_OF = new Map<number, SurfaceRole>([
  [ExteriorRole.wallLight, 'facade'],
  [ExteriorRole.wallMiddle, 'facade'],
  [ExteriorRole.wallDark, 'metal'],
  [ExteriorRole.roof, 'roof'],
  [ExteriorRole.ground, 'paving'],
]);
/** A model's edges stay stronger than any pattern beside them. */
const CONTRAST: Partial<Record<SurfaceRole, number>> = { facade: 0.45, roof: 0.5, paving: 0.6 };
/** Materials whose grain shows on surfaces that the designer coloured, whatever their colour is: on the hues of timber, and on others. */
const OWN_TIMBER = 'cedar-cladding';
const OWN_RENDER = 'rough-render';
const OWN_CONTRAST = 0.4;
/** Spread of a pattern beside the model's own edges. */
const MOST = 0.085;
/** How far a surface takes the material's own colour, the rest is the style's: a darker wall may be one in shade. */
const OWN_COLOUR = 0.6;
const SHARES = new Map<number, number>([
  [ExteriorRole.wallMiddle, 0.35],
  // Bright sheets of metal would leave a roof no darker than the model has it.
  [ExteriorRole.roof, 0.35],
]);
/** Share of the picture from which a surface may show a pattern. */
const LARGE = 0.006;
/** Share of the picture from which a light surface is a wall; smaller ones are doors, frames and panels. */
const WALL = 0.03;
/** Share of all that is light and neutral which lies in such walls where a building has them. */
const IN_WALLS = 0.5;
/** Rows of a roof are foreshortened as slopes are seen from the ground. */
const SLOPE = 1.7;

export interface LaidModel {
  /** The pattern of a surface in a role, its mean is 1; undefined where its facing is not known. */
  readonly patternOf: (label: number, role: number) => LaidMaterial | undefined;
  /** A colour of the style drawn towards that of the material of a role. */
  readonly dye: (role: number, colour: Rgb) => Rgb;
}

export interface ModelSurfaces {
  readonly labels: LabelMap;
  readonly regions: RegionTable;
  readonly strokes: ModelStrokes;
  /** All of one material: doors are of it too. */
  readonly clay: boolean;
  /** `ExteriorRole` per pixel. */
  readonly roles: Uint8Array;
  /** Row of the horizon in pixels. */
  readonly horizonY: number;
}

/** The style's materials for the surfaces of a model: in true size where the strokes along a surface tell how it faces. */
export function layModel(surfaces: ModelSurfaces, request: RenderRequest): LaidModel {
  const { labels, regions, strokes } = surfaces;
  const facing = readRegionFacing(labels, regions.count, strokes);
  const samplers = new Map(
    [...ROLE_OF].map(([role, name]) => {
      const id = request.style.materials?.[name];
      return [role, id === undefined ? undefined : prepareMaterial(id, request.seed)] as const;
    }),
  );
  const walls = wallPlanes(surfaces, facing);
  const isLarge = (label: number): boolean =>
    (regions.area[label] as number) > LARGE * labels.width * labels.height;
  const hasWalls = surfaces.clay || hasLightWalls(surfaces);
  const planeOf = (label: number): PlaneView | undefined => {
    const axis = facing.axis[label];
    return axis === 0 ? walls[0] : axis === 2 ? walls[1] : undefined;
  };
  const layOwn = (label: number): LaidMaterial | undefined => {
    const plane = planeOf(label);
    if (plane === undefined || !isLarge(label)) return undefined;
    const sampler = prepareMaterial(isTimber(regions, label) ? OWN_TIMBER : OWN_RENDER, request.seed);
    if (sampler === undefined) return undefined;
    return layOnPlane(plane, sampler, {
      colour: NEUTRAL,
      contrast: quietContrast(sampler, OWN_CONTRAST, MOST),
    });
  };
  const laid = new Map<number, LaidMaterial | undefined>();
  const lay = (label: number, role: number): LaidMaterial | undefined => {
    if (role === ExteriorRole.own) return layOwn(label);
    const sampler = samplers.get(role);
    const contrast = CONTRAST[ROLE_OF.get(role) ?? 'metal'];
    if (sampler === undefined || contrast === undefined) return undefined;
    const options = { colour: NEUTRAL, contrast: quietContrast(sampler, contrast, MOST) };
    if (role === ExteriorRole.ground) return layOnPlane(groundPlane(surfaces), sampler, options);
    if (!isLarge(label)) return undefined;
    if (role === ExteriorRole.roof) {
      const turn = facing.slant[label] as number;
      if (Number.isNaN(turn)) return undefined;
      const sheet = viewSheet(SHEET_MM / labels.width);
      return layOnPlane(sheet, sampler, { ...options, turn, stretch: [1, SLOPE] });
    }
    const plane = planeOf(label);
    return plane && layOnPlane(plane, sampler, options);
  };
  return {
    patternOf: (label, role) => {
      const key = label * 16 + role;
      if (!laid.has(key)) laid.set(key, lay(label, role));
      return laid.get(key);
    },
    dye: (role, colour) => {
      const sampler = samplers.get(role);
      if (sampler === undefined || (role === ExteriorRole.wallLight && !hasWalls)) return colour;
      return dyeTowards(colour, sampler.mean, SHARES.get(role) ?? OWN_COLOUR);
    },
  };
}

/** True where at least half of what is light and neutral lies in surfaces as large as walls. */
function hasLightWalls({ labels, regions, roles }: ModelSurfaces): boolean {
  const least = WALL * labels.width * labels.height;
  let large = 0;
  let all = 0;
  for (let i = 0; i < roles.length; i += 3) {
    if (roles[i] !== ExteriorRole.wallLight) continue;
    all++;
    if ((regions.area[labels.data[i] as number] as number) > least) large++;
  }
  return large > IN_WALLS * all;
}

/** One plane for all walls of a direction, so that courses run on behind what stands before them. */
function wallPlanes(
  { labels, regions, strokes: { camera } }: ModelSurfaces,
  facing: RegionFacing,
): readonly [PlaneView | undefined, PlaneView | undefined] {
  const of = (axis: 0 | 2): PlaneView | undefined => {
    if (camera === null) return undefined;
    let area = 0;
    let x = 0;
    let y = 0;
    for (let l = 1; l <= regions.count; l++) {
      if (facing.axis[l] !== axis) continue;
      area += regions.area[l] as number;
      x += (regions.area[l] as number) * (regions.centreX[l] as number);
      y += (regions.area[l] as number) * (regions.centreY[l] as number);
    }
    if (area === 0) return undefined;
    const along = axisInCamera(camera, axis);
    const scale = SHEET_MM / labels.width;
    return viewPlaneThrough(camera, along, axisInCamera(camera, 1), x / area, y / area, scale);
  };
  return [of(0), of(2)];
}

/** Level ground under a standing viewer: by the camera, else by the horizon. */
function groundPlane({ labels: { width }, strokes: { camera }, horizonY }: ModelSurfaces): PlaneView {
  if (camera !== null) {
    const up = axisInCamera(camera, 1);
    return viewPlane(camera, axisInCamera(camera, 0), axisInCamera(camera, 2), up, EYE_MM);
  }
  return {
    matrix: [EYE_MM, 0, (-EYE_MM * width) / 2, 0, 0, EYE_MM * width, 0, 1, -horizonY],
  };
}
