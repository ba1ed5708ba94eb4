import type { Repaint } from '@plumbline/tracer/finishes/repaint.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { DesignWishes, WishedSurface } from './design-wishes.ts';
import { SEASONS } from './seasons.ts';

const PAINTED: Readonly<Record<WishedSurface, readonly FinishName[]>> = {
  wall: ['wall', 'wall-second', 'feature-wall', 'wall-tile'],
  floor: ['floor', 'floor-wet', 'concrete'],
  ceiling: ['ceiling'],
  facade: ['facade', 'facade-second', 'concrete'],
  roof: ['roof'],
};

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
