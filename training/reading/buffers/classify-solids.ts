import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { CLASS_OF_FINISH, LEARNED_CLASSES, numberOf } from './learned-classes.ts';

const NEUTRAL = new Set<FinishName>(['metal', 'brass', 'black', 'accent', 'accent-second', 'accent-third']);
/** A thing with any part of these is that as a whole. */
const WHOLE = ['person', 'vehicle'] as const;
/** Metal and accents belong to what the rest of their thing is. */
const LENDING = ['lamp', 'fabric', 'joinery', 'furniture', 'door', 'window', 'roof'] as const;

/** Class of every primitive: its finish's, or its thing's where the finish could be of anything. */
export function classifySolids(mesh: SolidMesh, interior: boolean): Uint8Array {
  let things = 0;
  for (let p = 0; p < mesh.count; p++) things = Math.max(things, mesh.thing[p] as number);
  const kinds = LEARNED_CLASSES.length;
  const counts = new Uint32Array((things + 1) * kinds);
  for (let p = 0; p < mesh.count; p++) {
    if (NEUTRAL.has(finishOf(mesh, p))) continue;
    const at = (mesh.thing[p] as number) * kinds + (CLASS_OF_FINISH[mesh.finish[p] as number] as number);
    counts[at] = (counts[at] as number) + 1;
  }
  const has = (thing: number, name: (typeof LEARNED_CLASSES)[number]): boolean =>
    (counts[thing * kinds + numberOf(name)] as number) > 0;
  return Uint8Array.from({ length: mesh.count }, (_, p) => {
    const thing = mesh.thing[p] as number;
    const own = CLASS_OF_FINISH[mesh.finish[p] as number] as number;
    const whole = WHOLE.find((name) => has(thing, name));
    if (whole !== undefined) return numberOf(whole);
    if (NEUTRAL.has(finishOf(mesh, p))) {
      const lent = LENDING.find((name) => has(thing, name));
      return numberOf(lent ?? (interior ? 'furniture' : 'railing'));
    }
    if (!interior && finishOf(mesh, p) === 'stone' && liesLow(mesh, p)) return numberOf('paving');
    return own;
  });
}

function finishOf(mesh: SolidMesh, p: number): FinishName {
  return FINISH_NAMES[mesh.finish[p] as number] ?? 'wall';
}

/** A level face near the ground. */
function liesLow({ geometry: g }: SolidMesh, p: number): boolean {
  const at = (k: number): number => g[9 * p + k] as number;
  const x = at(4) * at(8) - at(5) * at(7);
  const y = at(5) * at(6) - at(3) * at(8);
  const z = at(3) * at(7) - at(4) * at(6);
  return Math.abs(y) > 0.9 * Math.hypot(x, y, z) && at(1) < 0.4;
}
