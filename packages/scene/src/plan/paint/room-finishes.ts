import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { RegionWish } from '../../scene-value/region-wish.ts';
import { type Finish, materialFinish } from './material-finish.ts';
import type { PlanPalette } from './plan-palette.ts';
import type { PlanRoom } from '../read/plan-reading.ts';
import { wishedFloor } from './wished-finish.ts';

/** The floor of each room, by its label. @param wishes what a user wishes of rooms, by their label. */
export function roomFinishes(
  rooms: readonly PlanRoom[],
  palette: PlanPalette,
  style: StyleSpec,
  mmPerPixel: number,
  seed: number,
  wishes: ReadonlyMap<number, RegionWish> = new Map(),
): Finish[] {
  const finishes: Finish[] = [];
  const along = directionOf(rooms);
  // Boards are laid through a dwelling: where two rooms were read for one, or one for two, no seam tells.
  const shift: [number, number] = [4000 * hashNoise(1, 1, seed), 4000 * hashNoise(1, 2, seed)];
  for (const room of rooms) {
    const wish = wishes.get(room.label);
    const wished = wish && wishedFloor(wish, style, palette);
    const floor = wished ? { angle: along, ...wished } : finishOf(room, palette, style, along);
    finishes[room.label] = materialFinish({ ...floor, shift }, mmPerPixel);
  }
  return finishes;
}

type Choice = Parameters<typeof materialFinish>[0];

/** Floors with less chroma (OKLab) than this are no wood. */
const GREY = 0.03;
/** Darker floors than this, and strongly lit classical rooms, have herringbone. */
const DARK = 0.56;
const MODELLED = 0.62;
/** Below this a room's use is a guess by size alone: it has the floor that most rooms have. */
const TOLD = 0.5;

/**
 * Only what a room is surely for changes its floor: a wrong guess shows more than none. Kitchens are told from bedrooms by the number of
 * small things in them, which is not sure enough, and boards lie in either.
 */
function finishOf(room: PlanRoom, palette: PlanPalette, style: StyleSpec, along: number): Choice {
  const boards = { material: floorOf(style), colour: palette.wood, angle: along };
  switch (room.confidence >= TOLD ? room.type : 'room') {
    case 'bathroom':
      return { material: 'grey-porcelain', colour: palette.wet, angle: along, size: 0.5, contrast: 1.2 };
    case 'stairs':
      return { material: 'pale-oak-boards', colour: palette.stairs, angle: along, contrast: 0.5 };
    case 'terrace':
      return room.hatch === undefined
        ? { material: 'travertine-tiles', colour: palette.stone, angle: along, contrast: 0.8 }
        : { material: 'teak-decking', colour: palette.deck, angle: room.hatch, contrast: 0.6 };
    case 'garage':
      return { material: 'smooth-concrete', colour: palette.concrete, contrast: 1 };
    default:
      // The drawn joints stay; boards of the library beneath them would run against them.
      return room.hatch === undefined
        ? { ...boards, contrast: 1.1 }
        : { ...boards, angle: room.hatch, contrast: 0.4 };
  }
}

/** The direction in which boards run: along the walls of most rooms and the longer way of the building, radians. */
function directionOf(rooms: readonly PlanRoom[]): number {
  let [sin, cos, across, down] = [0, 0, 0, 0];
  for (const { outline, areaPixels, box } of rooms) {
    outline.forEach(([x, y], k) => {
      const [nx, ny] = outline[(k + 1) % outline.length] as readonly [number, number];
      const turn = 4 * Math.atan2(ny - y, nx - x);
      // Short steps of an outline are those of its pixels.
      const weight = Math.hypot(nx - x, ny - y) ** 2;
      sin += weight * Math.sin(turn);
      cos += weight * Math.cos(turn);
    });
    across += areaPixels * (box.x1 - box.x0);
    down += areaPixels * (box.y1 - box.y0);
  }
  return Math.atan2(sin, cos) / 4 + (across >= down ? 0 : Math.PI / 2);
}

const FLOORS = new Set(['wood', 'stone', 'terrazzo', 'tile', 'concrete', 'carpet']);

/** The style's own floor, if it names one that can lie on a floor; else one that goes with its colours. */
function floorOf({ materials, palette, light }: StyleSpec): string {
  const id = materials?.floor;
  const family = id === undefined ? undefined : findMaterial(id)?.family;
  if (id !== undefined && family !== undefined && FLOORS.has(family)) return id;
  const [lightness, a, b] = linearToOklab(linearFromHex(palette.floor));
  if (Math.hypot(a, b) < GREY) return 'polished-concrete';
  return lightness < DARK || light.modelling > MODELLED ? 'oak-herringbone' : 'oak-boards';
}
