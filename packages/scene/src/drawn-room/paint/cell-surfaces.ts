import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { createCarpet } from '@plumbline/materials/surface/carpet.ts';
import { createFloorBoards } from '@plumbline/materials/surface/floor-boards.ts';
import { createFloorTiles } from '@plumbline/materials/surface/floor-tiles.ts';
import { createHerringbone } from '@plumbline/materials/surface/herringbone.ts';
import { createPlainFloor } from '@plumbline/materials/surface/plain-floor.ts';
import { createPlaster } from '@plumbline/materials/surface/plaster.ts';
import type { Surface } from '@plumbline/materials/surface/surface.ts';
import { createWoodGrain } from '@plumbline/materials/surface/wood-grain.ts';
import { createWovenFabric } from '@plumbline/materials/surface/woven-fabric.ts';
import type { CellRole } from '../read/cell-role.ts';
import type { FloorPattern } from '../read/fit-floor-pattern.ts';
import { type LaidPattern, laidPatternOf } from './laid-surfaces.ts';
import type { RenderStage } from './render-stage.ts';

/** What a style calls timber, by its colour. */
const TIMBER_COLOUR = {
  minRedToGreen: 1.25,
  minGreenToBlue: 1.2,
} as const;

const HATCHED = {
  /** Share of its area in faint ink. */
  minFaintShare: 0.012,
  /** 0…1, how much the faint lines run one way. */
  minCoherence: 0.3,
} as const;

/** A cell's material and how its coordinates lie. */
export interface CellSurface {
  readonly surface: Surface;
  /** True: metres on the floor plane; false: metres on the sheet, {@link SHEET_WIDTH} over its width. */
  readonly onFloor: boolean;
  /** Turn of the coordinates (radians): grain and boards run along v. */
  readonly turn: number;
  /** The pattern of a library material over the surface, in pixels of the result. */
  readonly laid?: LaidPattern;
}

/** What the width of a picture shows, roughly, where no plane gives a scale. */
export const SHEET_WIDTH = 4.5;
/** Metres. */
const BOARD_LENGTH = 2.1;

/** Materials of all cells, index by label. */
export function surfacesOfCells(stage: RenderStage, colours: readonly Rgb[]): (CellSurface | undefined)[] {
  return stage.room.roles.map((role, i) => {
    if (i === 0) return undefined;
    const colour = colours[i] as Rgb;
    const laid = laidPatternOf(stage, i, role, colour, grainTurn(stage, i));
    return laid === undefined
      ? ownSurface(stage, i, role, colour)
      : { ...groundUnder(stage, i, role, laid.colour), laid };
  });
}

/** What lies under a laid pattern: the pattern brings the grain, the ground only what the room adds to it. */
function groundUnder(stage: RenderStage, i: number, role: CellRole, colour: Rgb): CellSurface {
  const { room, request } = stage;
  if (role === 'rug' || role === 'fabric') return ownSurface(stage, i, role, colour);
  if (role !== 'floor')
    return { surface: createPlaster(colour, request.seed & 0xffff), onFloor: false, turn: 0 };
  const onFloor = room.floorPlane !== undefined;
  return room.pattern.kind === 'tiles'
    ? {
        surface: tilesOf(room.pattern, colour, request.seed & 0xffff),
        onFloor,
        turn: floorTurn(room.pattern),
      }
    : { surface: createPlainFloor(colour, request.seed & 0xffff), onFloor, turn: 0 };
}

function ownSurface(stage: RenderStage, i: number, role: CellRole, colour: Rgb): CellSurface {
  const { room, analysis, request } = stage;
  const seed = request.seed & 0xffff;
  switch (role) {
    case 'floor':
      return room.floorPlane === undefined
        ? { surface: createPlainFloor(colour, seed), onFloor: false, turn: 0 }
        : {
            surface: floorSurface(room.pattern, colour, seed),
            onFloor: true,
            turn: floorTurn(room.pattern),
          };
    case 'rug':
      return { surface: createCarpet(colour, seed), onFloor: room.floorPlane !== undefined, turn: 0 };
    case 'fabric':
      return {
        surface: createWovenFabric(colour, seed + (room.group[i] as number)),
        onFloor: false,
        turn: 0,
      };
    case 'joinery':
    case 'timber':
    case 'log':
      return { surface: createWoodGrain(colour, seed + i), onFloor: false, turn: grainTurn(stage, i) };
    case 'rigid':
      return isTimber(colour)
        ? {
            surface: createWoodGrain(colour, seed + (room.group[i] as number)),
            onFloor: false,
            turn: grainTurn(stage, i),
          }
        : { surface: createPlaster(colour, seed), onFloor: false, turn: 0 };
    default:
      return {
        surface: createPlaster(colour, seed + (analysis.kind === 'elevation' ? i : 0)),
        onFloor: false,
        turn: 0,
      };
  }
}

function floorSurface(pattern: FloorPattern, colour: Rgb, seed: number): Surface {
  switch (pattern.kind) {
    case 'boards': {
      const { period, offset } = pattern.joints;
      return createFloorBoards(colour, { width: period, length: BOARD_LENGTH, offset }, seed);
    }
    case 'tiles':
      return tilesOf(pattern, greyed(colour), seed);
    case 'herringbone':
      return createHerringbone(colour, Math.max(0.05, pattern.joints.period), seed);
    case 'unknown':
      return createPlainFloor(colour, seed);
  }
}

type TilePattern = Extract<FloorPattern, { kind: 'tiles' }>;

function tilesOf(pattern: TilePattern, colour: Rgb, seed: number): Surface {
  const { joints, cross } = pattern;
  // The cross family is measured along its own angle, which may run against v.
  const offsetV = crossesForward(pattern) ? cross.offset : -cross.offset;
  return createFloorTiles(
    colour,
    { width: joints.period, height: cross.period, offsetU: joints.offset, offsetV },
    seed,
  );
}

function crossesForward(pattern: TilePattern): boolean {
  return Math.sin(pattern.cross.angle - pattern.joints.angle) > 0;
}

function floorTurn(pattern: FloorPattern): number {
  return pattern.kind === 'boards' || pattern.kind === 'tiles' ? pattern.joints.angle : 0;
}

/** Stone rather than wood: tiles keep the lightness of the style's floor and lose most of its colour. */
function greyed(c: Rgb): Rgb {
  const y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  const light = y + 0.16;
  return [light + (c[0] - y) * 0.35, light + (c[1] - y) * 0.35, light + (c[2] - y) * 0.35];
}

/** Warm and clearly coloured: what a style calls timber. */
function isTimber(c: Rgb): boolean {
  return c[0] > TIMBER_COLOUR.minRedToGreen * c[1] && c[1] > TIMBER_COLOUR.minGreenToBlue * c[2];
}

/** Grain follows the hatch where there is one, else the longer side. */
function grainTurn({ analysis: { cells } }: RenderStage, i: number): number {
  const hatched =
    (cells.faintShare[i] as number) > HATCHED.minFaintShare &&
    (cells.faintCoherence[i] as number) > HATCHED.minCoherence;
  const along = hatched ? (cells.faintAngle[i] as number) : (cells.angle[i] as number);
  return along - Math.PI / 2;
}
