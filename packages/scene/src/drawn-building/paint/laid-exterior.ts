import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { CellTable } from '../../drawing/cell-table.ts';
import { axisInCamera } from '../../drawing/drawing-camera.ts';
import { dyeTowards } from '@plumbline/materials/dye-colour.ts';
import { type LaidMaterial, layOnPlane, quietContrast } from '@plumbline/materials/lay-on-plane.ts';
import {
  type PlaneView,
  scaleView,
  viewPlane,
  viewPlaneThrough,
  viewSheet,
} from '@plumbline/materials/plane-view.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { BuildingClass } from '../read/building-class.ts';
import type { ExteriorStage } from './exterior-stage.ts';

const HATCHED = {
  /** Share of a roof's area in faint ink. */
  minFaintShare: 0.03,
  /** 0…1, how much the faint lines run one way. */
  minCoherence: 0.35,
} as const;

/** Radians to the level. */
const STEEPEST_ROWS = 0.6;

/** Millimetres that the width of a picture shows where no plane gives a scale: a house with its garden. */
const SHEET_MM = 14_000;
/** Millimetres of a standing viewer's eye over the ground. */
const EYE_MM = 1600;
/** A camera that fewer of the strokes agree on is none. */
const TRUSTED = 0.42;
/** How much clearer one level direction of a wall must be than the other. */
const CLEAR = 1.6;
const NEUTRAL: Rgb = [1, 1, 1];

const ROLE_OF = new Map<number, SurfaceRole>([
  [BuildingClass.plaster, 'facade'],
  [BuildingClass.siding, 'siding'],
  [BuildingClass.stone, 'masonry'],
  [BuildingClass.roof, 'roof'],
  [BuildingClass.paving, 'paving'],
]);
/** A drawing's lines stay stronger than any pattern beside them; where units are drawn, the pattern is grain alone. */
const CONTRAST: Partial<Record<SurfaceRole, number>> = {
  facade: 0.32,
  roof: 0.34,
  paving: 0.5,
  siding: 0.25,
  masonry: 0.4,
};
/** Spread of a pattern beside drawn lines. */
const MOST = 0.1;
/** How far a surface takes the material's own colour, the rest is the style's. */
const OWN_COLOUR = 0.5;

export interface LaidExterior {
  /** The pattern of a cell in pixels of the result, its mean is 1; undefined where nothing is laid. */
  readonly patternOf: (cell: number) => LaidMaterial | undefined;
  /** Colour of a class: the style's, drawn towards that of its material. */
  readonly palette: readonly Rgb[];
}

/** The style's materials on the classes of an exterior, in true size on the planes that the drawing tells. */
export function layExterior(stage: ExteriorStage): LaidExterior {
  const { request, palette, reading } = stage;
  const { cells } = reading.analysis;
  const walls = wallPlanes(stage);
  const colours = [...palette];
  const patterns: (LaidMaterial | undefined)[] = new Array<LaidMaterial | undefined>(cells.count + 1);
  for (const [kind, role] of ROLE_OF) {
    const id = request.style.materials?.[role];
    if (id === undefined || !reading.kinds.includes(kind)) continue;
    const sampler = prepareMaterial(id, request.seed);
    // Stones and boards that are drawn one by one leave no room for the joints of others.
    const drawn = role === 'masonry' || role === 'siding';
    if (sampler === undefined || (drawn && sampler.material.family === 'brick')) continue;
    const own = palette[kind] as Rgb;
    colours[kind] = dyeTowards(own, sampler.mean, OWN_COLOUR);
    const contrast = quietContrast(sampler, CONTRAST[role] ?? 0.3, MOST);
    for (let cell = 1; cell <= cells.count; cell++) {
      if (reading.kinds[cell] !== kind) continue;
      const place =
        role === 'paving'
          ? groundOf(stage)
          : role === 'roof'
            ? roofOf(stage, cell)
            : wallOf(stage, walls, cell);
      if (place === undefined) continue;
      const { plane, turn = 0, stretch = 1 } = place;
      patterns[cell] = layOnPlane(scaleView(plane, stage.toAnalysis), sampler, {
        colour: NEUTRAL,
        contrast,
        turn,
        stretch: [1, stretch],
      });
    }
  }
  return { patternOf: (cell) => patterns[cell], palette: colours };
}

interface Place {
  /** In analysis pixels. */
  readonly plane: PlaneView;
  readonly turn?: number;
  readonly stretch?: number;
}

/** Level ground under a standing viewer: by the camera, else by the far edge of the ground. */
function groundOf(stage: ExteriorStage): Place {
  const { camera, width } = stage.reading.analysis;
  if (camera.support > TRUSTED && Number.isFinite(camera.focal))
    return {
      plane: viewPlane(
        camera,
        axisInCamera(camera, 0),
        axisInCamera(camera, 2),
        axisInCamera(camera, 1),
        EYE_MM,
      ),
    };
  const k = stage.toAnalysis;
  const horizon = k * (stage.groundAt(stage.width / 2) - 6 * stage.unit);
  return { plane: { matrix: [EYE_MM, 0, (-EYE_MM * width) / 2, 0, 0, EYE_MM * width, 0, 1, -horizon] } };
}

/** Planes of the walls along axis 0 and axis 2: one for all of a direction, so that courses run on behind windows and pilasters. */
type WallPlanes = readonly [PlaneView | undefined, PlaneView | undefined];

function wallPlanes({ reading }: ExteriorStage): WallPlanes {
  const { cells, camera, width } = reading.analysis;
  if (camera.support <= TRUSTED || !Number.isFinite(camera.focal)) return [undefined, undefined];
  const of = (axis: 0 | 2): PlaneView | undefined => {
    let area = 0;
    let x = 0;
    let y = 0;
    for (let l = 1; l <= cells.count; l++) {
      if (!ROLE_OF.has(reading.kinds[l] as number) || levelAxis(cells, l) !== axis) continue;
      area += cells.area[l] as number;
      x += (cells.area[l] as number) * (cells.cx[l] as number);
      y += (cells.area[l] as number) * (cells.cy[l] as number);
    }
    if (area === 0) return undefined;
    const along = axisInCamera(camera, axis);
    return viewPlaneThrough(camera, along, axisInCamera(camera, 1), x / area, y / area, SHEET_MM / width);
  };
  return [of(0), of(2)];
}

/** The level direction that most of a cell's strokes follow, if one does clearly. */
function levelAxis({ axisShare }: CellTable, cell: number): 0 | 2 | undefined {
  const first = axisShare[0][cell] as number;
  const second = axisShare[2][cell] as number;
  if (first > CLEAR * second) return 0;
  return second > CLEAR * first ? 2 : undefined;
}

function wallOf(
  { reading: { analysis } }: ExteriorStage,
  walls: WallPlanes,
  cell: number,
): Place | undefined {
  if (analysis.kind === 'elevation') return { plane: viewSheet(SHEET_MM / analysis.width) };
  const axis = levelAxis(analysis.cells, cell);
  const plane = axis === undefined ? undefined : walls[axis === 0 ? 0 : 1];
  return plane && { plane };
}

/** A roof, on the sheet: rows along its near-level strokes, foreshortened as slopes are seen from below. */
function roofOf({ reading }: ExteriorStage, cell: number): Place | undefined {
  const { cells, width, kind } = reading.analysis;
  const hatched =
    (cells.faintShare[cell] as number) > HATCHED.minFaintShare &&
    (cells.faintCoherence[cell] as number) > HATCHED.minCoherence;
  const angle = (hatched ? cells.faintAngle[cell] : cells.angle[cell]) as number;
  const level = Math.atan(Math.tan(angle));
  if (Math.abs(level) > STEEPEST_ROWS) return undefined;
  return { plane: viewSheet(SHEET_MM / width), turn: level, stretch: kind === 'elevation' ? 1.3 : 1.8 };
}
