import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { FINISH_NAMES, type FinishName } from './finish-list.ts';
import type { Finish } from './finish.ts';
import { createOwnFinish } from './own-finish.ts';

/** Finishes of the style that take another colour, by linear light, or a material of the library. */
export type Repaint = Readonly<Partial<Record<FinishName, Rgb | string>>>;

/** Painted walls are plaster, whatever the style covers them with. */
const PLASTERED: ReadonlySet<FinishName> = new Set(['wall-second', 'feature-wall']);

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
