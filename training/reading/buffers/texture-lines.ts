import type { RandomStream } from '@plumbline/imaging/random.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Castable, ViewBuffer } from './trace-buffer.ts';

interface Pattern {
  /** Metres between courses and between joints along one; 0 for no joints. */
  readonly course: number;
  readonly joint: number;
  /** Courses lie on each other rather than side by side. */
  readonly stacked?: true;
  /** Share of the drawings that show it. */
  readonly share: number;
}

/** Lines that a hand would draw on a surface. */
const PATTERNS: Readonly<Partial<Record<FinishName, Pattern>>> = {
  floor: { course: 0.16, joint: 1.6, share: 0.5 },
  'floor-wet': { course: 0.3, joint: 0.3, share: 0.5 },
  deck: { course: 0.14, joint: 2.4, share: 0.5 },
  paving: { course: 0.6, joint: 0.6, share: 0.5 },
  'paving-second': { course: 0.4, joint: 0.4, share: 0.5 },
  siding: { course: 0.18, joint: 0, stacked: true, share: 0.75 },
  masonry: { course: 0.22, joint: 0.5, stacked: true, share: 0.75 },
  brick: { course: 0.075, joint: 0.24, stacked: true, share: 0.75 },
  stone: { course: 0.3, joint: 0.6, stacked: true, share: 0.5 },
  roof: { course: 0.35, joint: 0, stacked: true, share: 0.5 },
  'wall-tile': { course: 0.2, joint: 0.3, stacked: true, share: 0.5 },
  concrete: { course: 1.2, joint: 1.2, share: 0.12 },
  ceiling: { course: 0.6, joint: 0.6, share: 0.12 },
  facade: { course: 0.6, joint: 1.2, stacked: true, share: 0.12 },
  joinery: { course: 0.12, joint: 0, share: 0.12 },
  timber: { course: 0.1, joint: 0, share: 0.12 },
};

interface Drawn {
  readonly course: number;
  readonly joint: number;
  readonly stacked: boolean;
  readonly halves: boolean;
}

/** Strength 0…255 of texture lines: boards, tiles, courses. Each finish of a view has them or not, by chance. */
export function drawTexture({ solids }: Castable, b: ViewBuffer, random: RandomStream): Uint8Array {
  const { width, height } = b;
  const out = new Uint8Array(width * height);
  const chosen = new Map<number, Drawn | undefined>();
  const choose = (finish: number): Drawn | undefined => {
    const pattern = PATTERNS[FINISH_NAMES[finish] ?? 'black'];
    if (pattern === undefined || random() > pattern.share) return undefined;
    const scale = 0.7 + 0.8 * random();
    const joint = random() < 0.75 ? pattern.joint * scale : 0;
    return {
      course: pattern.course * scale,
      joint,
      stacked: pattern.stacked === true,
      halves: random() < 0.5,
    };
  };
  for (let i = 0; i < out.length; i++) {
    const p = b.primitive[i] as number;
    if (p < 0) continue;
    const finish = solids.finish[p] as number;
    if (!chosen.has(finish)) chosen.set(finish, choose(finish));
    const pattern = chosen.get(finish);
    if (pattern === undefined) continue;
    const right = (i % width) + 1 < width ? i + 1 : i - 1;
    const below = i + width < out.length ? i + width : i - width;
    if (b.primitive[right] !== p || b.primitive[below] !== p) continue;
    out[i] = Math.round(255 * inkAt(pattern, b, i, right, below));
  }
  return out;
}

function inkAt(
  { course, joint, stacked, halves }: Drawn,
  b: ViewBuffer,
  i: number,
  right: number,
  below: number,
): number {
  const [across, along] = stacked ? [b.v, b.u] : [b.u, b.v];
  const slope = (m: Float32Array): number =>
    Math.hypot((m[right] as number) - (m[i] as number), (m[below] as number) - (m[i] as number));
  const [ga, gb] = [slope(across), slope(along)];
  const a = (across[i] as number) / course;
  const inCourses = ga > 0 && course / ga > 2.2 ? Math.max(0, 1 - (toLine(a) * course) / ga) : 0;
  if (joint === 0 || gb <= 0 || course / Math.max(ga, 1e-9) < 4 || joint / gb < 3) return inCourses;
  const row = Math.floor(a);
  const shift = halves ? (row * 0.5) % 1 : (Math.abs(Math.sin(row * 12.9898)) * 43758.5453) % 1;
  const z = (along[i] as number) / joint + shift;
  return Math.max(inCourses, Math.max(0, 1 - (toLine(z) * joint) / gb));
}

/** Distance to the nearest whole number. */
function toLine(v: number): number {
  const q = v - Math.floor(v);
  return Math.min(q, 1 - q);
}
