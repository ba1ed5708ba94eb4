import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { RegionWish } from '../../scene-value/region-wish.ts';
import { type Finish, materialFinish } from './material-finish.ts';
import type { PlanPalette } from './plan-palette.ts';
import type { PlanRoom } from '../read/plan-reading.ts';
import type { RoomType } from '../../scene-value/plan-measures.ts';
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
  for (const room of rooms) {
    const shift: [number, number] = [
      4000 * hashNoise(room.label, 1, seed),
      4000 * hashNoise(room.label, 2, seed),
    ];
    const wish = wishes.get(room.label);
    const wished = wish && wishedFloor(wish, style, palette);
    const floor = wished ? { angle: alongOf(room), ...wished } : finishOf(room, palette, style);
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
const WOODEN = new Set<RoomType>(['living', 'bedroom', 'room', 'corridor']);

function finishOf(room: PlanRoom, palette: PlanPalette, style: StyleSpec): Choice {
  const along = alongOf(room);
  if (room.hatch !== undefined && room.type !== 'terrace' && WOODEN.has(room.type)) {
    // The drawn joints stay; boards of the library beneath them would run against them.
    return { material: floorOf(style), colour: palette.wood, angle: room.hatch, contrast: 0.4 };
  }
  switch (room.type) {
    case 'living':
      return { material: floorOf(style), colour: palette.wood, angle: along, contrast: 1.2 };
    case 'bedroom':
      return style.grade.saturation >= 1
        ? { material: 'cut-pile-cream', colour: palette.carpet, contrast: 1 }
        : { material: floorOf(style), colour: palette.bedroom, angle: along, contrast: 1.1 };
    case 'kitchen':
      return { material: 'grey-porcelain', colour: palette.tile, contrast: 1.2 };
    case 'bathroom':
      return { material: 'grey-porcelain', colour: palette.wet, size: 0.5, contrast: 1.2 };
    case 'corridor':
      return { material: 'travertine-tiles', colour: palette.stone, contrast: 1.1, angle: along };
    case 'stairs':
      return { material: 'pale-oak-boards', colour: palette.stairs, angle: along, contrast: 0.5 };
    case 'terrace':
      return { material: 'teak-decking', colour: palette.deck, angle: room.hatch ?? along, contrast: 1.1 };
    case 'garage':
    case 'store':
      return { material: 'smooth-concrete', colour: palette.concrete, contrast: 1 };
    case 'room':
      return { material: 'loop-carpet-grey', colour: palette.carpet, contrast: 0.8 };
  }
}

/** Boards run along a room. */
function alongOf({ box }: PlanRoom): number {
  return box.x1 - box.x0 >= box.y1 - box.y0 ? 0 : Math.PI / 2;
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
