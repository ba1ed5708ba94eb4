import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Finish } from '../finish.ts';
import { FINISH_NAMES, type FinishName } from '../finish-list.ts';
import { createOwnFinish } from '../own-finish.ts';
import type { DesignWishes, WishedSurface } from './design-wishes.ts';
import { SEASONS } from './seasons.ts';

/** Finishes of the style that take another colour, by linear light, or a material of the library. */
export type Repaint = Readonly<Partial<Record<FinishName, Rgb | string>>>;

const PAINTED: Readonly<Record<WishedSurface, readonly FinishName[]>> = {
  wall: ['wall', 'wall-second', 'feature-wall', 'wall-tile'],
  floor: ['floor', 'floor-wet', 'concrete'],
  ceiling: ['ceiling'],
  facade: ['facade', 'facade-second', 'concrete'],
  roof: ['roof'],
};

/** Painted walls are plaster, whatever the style covers them with. */
const PLASTERED: ReadonlySet<FinishName> = new Set(['wall-second', 'feature-wall']);

const CLAD: Readonly<Record<'inside' | 'outside', readonly FinishName[]>> = {
  inside: ['feature-wall', 'wall-second'],
  outside: ['facade', 'facade-second', 'siding', 'masonry', 'concrete'],
};

/** Which finishes of the style the wishes repaint; undefined where none. */
export function repaintOf(
  { colours, season, cladding }: DesignWishes,
  interior: boolean,
): Repaint | undefined {
  const paint: Partial<Record<FinishName, Rgb | string>> = {};
  if (cladding !== undefined)
    for (const name of CLAD[interior ? 'inside' : 'outside']) paint[name] = cladding;
  for (const [surface, names] of Object.entries(PAINTED) as [WishedSurface, readonly FinishName[]][]) {
    const colour = colours[surface];
    if (colour !== undefined) for (const name of names) paint[name] = linearFromHex(colour);
  }
  // Indoors the plants of the room keep their green: what stands outside has finishes of its own.
  const leaves = season === undefined || interior ? {} : SEASONS[season];
  for (const [name, colour] of Object.entries(leaves) as [FinishName, string][])
    paint[name] = linearFromHex(colour);
  return Object.keys(paint).length === 0 ? undefined : paint;
}

export function repaint(finishes: readonly Finish[], paint: Repaint): Finish[] {
  return finishes.map((finish, k) => {
    const name = FINISH_NAMES[k];
    const shown = name && paint[name];
    if (!shown) return finish;
    const look = typeof shown === 'string' ? { material: shown } : { albedo: shown };
    return {
      ...finish,
      ...createOwnFinish(
        { class: finish.class, like: PLASTERED.has(name) ? 'wall' : name, ...look },
        finishes,
      ),
    };
  });
}
