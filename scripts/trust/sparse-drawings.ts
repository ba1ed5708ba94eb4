import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';

/** A drawing of a few lines, as a person draws it in a minute or a modelling program shows it. */
export interface SparseDrawing {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly space: string;
  readonly svg: string;
}

type Point = readonly [x: number, y: number];

/** Chance within one drawing. */
class Chance {
  readonly #random: RandomStream;
  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }
  within(low: number, high: number): number {
    return low + (high - low) * this.#random();
  }
  whole(low: number, high: number): number {
    return Math.floor(this.within(low, high + 1));
  }
  of(share: number): boolean {
    return this.#random() < share;
  }
  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.#random() * list.length)] ?? list[0];
  }
}

interface Subject {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly space: string;
  /** Paths in a field of 1000 × 700. */
  readonly draw: (chance: Chance) => string[];
}

const WIDTH = 1000;
const HEIGHT = 700;

const SUBJECTS: readonly Subject[] = [
  { name: 'sparse front', kinds: ['line'], space: 'exterior', draw: drawFront },
  { name: 'sparse section', kinds: ['line'], space: 'exterior', draw: drawSection },
  { name: 'sparse block', kinds: ['line'], space: 'exterior', draw: drawBlock },
  { name: 'sparse room', kinds: ['line'], space: 'interior', draw: drawRoom },
  { name: 'sparse plan', kinds: ['plan'], space: 'plan', draw: drawPlan },
];

/** One drawing of each subject. They share no code with what nets learn from. */
export function sparseDrawings(seed: number): SparseDrawing[] {
  return SUBJECTS.map(({ name, kinds, space, draw }, nth) => {
    const chance = new Chance(seed * 31 + nth);
    const paths = draw(chance);
    const [paper, ink] = chance.of(0.15)
      ? ([chance.pick(['#111', '#10243a', '#2b2b2b']), '#e8e8e8'] as const)
      : ([
          chance.pick(['#fff', '#fff', '#fff', '#f4f1ea', '#e9edf0']),
          chance.pick(['#000', '#202020', '#444', '#22356a', '#7a2a20']),
        ] as const);
    const weight = chance.pick([1, 1.4, 2, 2, 3, 4.5]);
    // Whole, in a margin, or an area of it that was dragged by hand.
    const k = chance.of(0.35) ? chance.within(0.55, 0.9) : chance.within(1, 1.3);
    const [w, h] = [WIDTH * k, HEIGHT * k * (chance.of(0.5) ? 1 : chance.within(0.8, 1.2))];
    const [x, y] = [(WIDTH - w) * chance.within(0.3, 0.7), (HEIGHT - h) * chance.within(0.3, 0.7)];
    const body = paths.map((path) => `<path d="${path}"/>`).join('');
    return {
      name,
      kinds,
      space,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w)}" height="${Math.round(h)}" viewBox="${x} ${y} ${w} ${h}"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-width="${weight}">${body}</g></svg>`,
    };
  });
}

function drawFront(chance: Chance): string[] {
  const [left, right] = [chance.within(80, 300), chance.within(680, 920)];
  const [foot, eaves] = [chance.within(500, 640), chance.within(180, 330)];
  const paths = [line([left - 90, foot], [right + 90, foot]), box(left, eaves, right - left, foot - eaves)];
  const over = chance.within(0, 40);
  const shape = chance.pick(['flat', 'gable', 'gable', 'slope']);
  const middle = (left + right) / 2;
  if (shape === 'gable')
    paths.push(
      ring([left - over, eaves], [middle, eaves - chance.within(60, 0.95 * eaves)], [right + over, eaves]),
    );
  if (shape === 'slope') {
    const top = eaves - chance.within(50, 120);
    paths.push(ring([left - over, eaves], [left + over, top], [right - over, top], [right + over, eaves]));
  }
  const [rows, columns] = [chance.whole(1, 4), chance.whole(2, 6)];
  const [cw, ch] = [(right - left) / columns, (foot - eaves) / rows];
  const door = chance.whole(0, columns - 1);
  const split = chance.of(0.3);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + i * cw, eaves + j * ch];
      if (j === rows - 1 && i === door) paths.push(box(x + 0.25 * cw, y + 0.3 * ch, 0.5 * cw, 0.7 * ch));
      else {
        paths.push(box(x + 0.2 * cw, y + 0.25 * ch, 0.6 * cw, 0.45 * ch));
        if (split) paths.push(line([x + 0.5 * cw, y + 0.25 * ch], [x + 0.5 * cw, y + 0.7 * ch]));
      }
    }
  return paths;
}

function drawSection(chance: Chance): string[] {
  const [left, right, foot] = [chance.within(150, 280), chance.within(720, 880), chance.within(540, 620)];
  const floors = chance.whole(1, 3);
  const storey = chance.within(110, 360 / floors);
  const [slab, wall] = [chance.within(8, 22), chance.within(10, 26)];
  const top = foot - floors * storey;
  const paths = [line([left - 140, foot], [left, foot]), line([right, foot], [right + 140, foot])];
  for (let k = 0; k <= floors; k++) paths.push(box(left, foot - k * storey, right - left, slab));
  for (const x of [left, right - wall])
    for (let k = 0; k < floors; k++) paths.push(box(x, foot - (k + 1) * storey + slab, wall, storey - slab));
  const middle = (left + right) / 2;
  const rise = chance.within(60, 150);
  if (chance.of(0.6))
    for (const k of [0, slab])
      paths.push(`M${left - 20} ${top + k}L${middle} ${top - rise + k}L${right + 20} ${top + k}`);
  if (floors > 1 || chance.of(0.4)) {
    const steps = chance.whole(8, 14);
    let stair = `M${left + 120} ${foot}`;
    for (let k = 0; k < steps; k++) stair += `v${-storey / steps}h${260 / steps}`;
    paths.push(stair);
  }
  for (let k = 0; k < floors; k++)
    paths.push(box(middle + 90, foot - k * storey - 0.75 * storey, 60, 0.75 * storey));
  return paths;
}

/** A block across a corner: three upright edges, whose ends run to two vanishing points. */
function drawBlock(chance: Chance): string[] {
  const horizon = chance.within(300, 520);
  const points: readonly [Point, Point] = [
    [chance.within(-900, -200), horizon],
    [chance.within(1200, 1900), horizon],
  ];
  const paths: string[] = [];
  for (let body = chance.whole(1, 2); body > 0; body--) {
    const x = chance.within(400, 620);
    const [low, high] = [chance.within(horizon + 60, 640), chance.within(60, horizon - 60)];
    const at = (side: 0 | 1, x1: number, y: number): Point => {
      const [px, py] = points[side];
      return [x1, y + ((py - y) * (x1 - x)) / (px - x)];
    };
    const ends = [chance.within(120, 320), chance.within(700, 900)] as const;
    for (const side of [0, 1] as const) {
      const end = ends[side];
      paths.push(ring([x, low], [x, high], at(side, end, high), at(side, end, low)));
      const count = chance.whole(0, 3);
      for (let k = 0; k < count; k++) {
        const [a, b] = [x + ((end - x) * (k + 0.25)) / count, x + ((end - x) * (k + 0.75)) / count];
        const [up, down] = [high + 0.3 * (low - high), high + 0.65 * (low - high)];
        paths.push(ring(at(side, a, up), at(side, b, up), at(side, b, down), at(side, a, down)));
      }
    }
  }
  if (chance.of(0.5)) paths.push(line([40, horizon], [960, horizon]));
  return paths;
}

function drawRoom(chance: Chance): string[] {
  const [l, r] = [chance.within(200, 380), chance.within(600, 800)];
  const [t, b] = [chance.within(140, 240), chance.within(430, 540)];
  const paths = [box(l, t, r - l, b - t)];
  const [vx, vy] = [chance.within(l + 40, r - 40), chance.within(t + 60, b - 100)];
  for (const [x, y] of [
    [l, t],
    [r, t],
    [l, b],
    [r, b],
  ] as const)
    paths.push(line([x, y], [vx + (x - vx) * 4, vy + (y - vy) * 4]));
  if (chance.of(0.7)) paths.push(box(l + 0.25 * (r - l), t + 0.2 * (b - t), 0.4 * (r - l), 0.45 * (b - t)));
  for (let k = chance.whole(1, 3); k > 0; k--) {
    // A box on the floor, its near face upright, its top running to the vanishing point.
    const [x, y] = [chance.within(180, 640), chance.within(b + 20, 640)];
    const [w, h] = [chance.within(80, 240), chance.within(40, 130)];
    const far = (p: Point): Point => [p[0] + (vx - p[0]) * 0.3, p[1] + (vy - p[1]) * 0.3];
    paths.push(box(x, y - h, w, h), ring([x, y - h], [x + w, y - h], far([x + w, y - h]), far([x, y - h])));
  }
  if (chance.of(0.4))
    for (let k = 1; k < 6; k++) {
      const x = l + ((r - l) * k) / 6;
      paths.push(line([x, b], [vx + (x - vx) * 4, vy + (b - vy) * 4]));
    }
  return paths;
}

function drawPlan(chance: Chance): string[] {
  const [left, right] = [chance.within(100, 220), chance.within(740, 900)];
  const [top, foot] = [chance.within(70, 160), chance.within(540, 640)];
  const t = chance.within(8, 26);
  const paths: string[] = [];
  // Rooms in two rows; between them walls of two lines, in each a gap with its door.
  const middle = chance.within(top + 150, foot - 150);
  const swings = chance.of(0.75);
  paths.push(box(left - t, top - t, right - left + 2 * t, foot - top + 2 * t));
  for (const [y0, y1, down] of [
    [top, middle, true],
    [middle + t, foot, false],
  ] as const) {
    const count = chance.whole(1, 3);
    for (let k = 0; k < count; k++) {
      const x0 = left + ((right - left) * k) / count + (k === 0 ? 0 : t / 2);
      const x1 = left + ((right - left) * (k + 1)) / count - (k === count - 1 ? 0 : t / 2);
      const wide = Math.min(75, 0.4 * (x1 - x0));
      const gap = chance.within(x0 + 20, x1 - wide - 20);
      const y = down ? y1 : y0;
      const [other, far] = down ? [y0, y + t] : [y1, y - t];
      paths.push(
        `M${gap} ${y}H${x0}V${other}H${x1}V${y}H${gap + wide}`,
        line([gap, y], [gap, far]),
        line([gap + wide, y], [gap + wide, far]),
      );
      const way = down ? -1 : 1;
      if (swings)
        paths.push(
          line([gap, y], [gap, y + way * wide]),
          `M${gap} ${y + way * wide}A${wide} ${wide} 0 0 ${down ? 1 : 0} ${gap + wide} ${y}`,
        );
      const [w, edge] = [0.5 * (x1 - x0), down ? top : foot];
      for (const f of [0.3, 0.7])
        paths.push(line([x0 + 0.5 * w, edge + way * f * t], [x0 + 1.5 * w, edge + way * f * t]));
    }
  }
  return paths;
}

function line(a: Point, b: Point): string {
  return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

function ring(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
