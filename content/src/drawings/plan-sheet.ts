/** A place on a plan in metres: x to the right, y down the sheet. */
export type Place = readonly [x: number, y: number];
type Pen = 'heavy' | 'plain' | 'fine';

const INK = '#141414';
const PENS: Readonly<Record<Pen, number>> = { heavy: 2.4, plain: 1.5, fine: 0.9 };

/** A wall by its middle line, which runs along x or along y. */
interface Wall {
  readonly from: Place;
  readonly to: Place;
  readonly thickness: number;
}

/** Collects what a plan shows; later marks lie over earlier ones, as paper does. */
export class PlanSheet {
  readonly #marks: string[] = [];
  readonly #width: number;
  readonly #height: number;

  /** @param width of the sheet in metres; it is 3:2. */
  constructor(width: number) {
    this.#width = width;
    this.#height = (width * 2) / 3;
  }

  /** One tint over the whole sheet. */
  ground(fill: string): this {
    return this.#add(`<rect width="${round(this.#width)}" height="${round(this.#height)}" fill="${fill}"/>`);
  }

  /** A closed outline; `fill` hides what lies under it. */
  shape(points: readonly Place[], pen: Pen = 'plain', fill = 'none'): this {
    return this.#add(`<path d="M${points.map(join).join('L')}Z" ${this.#stroke(pen)} fill="${fill}"/>`);
  }

  box([x, y]: Place, [w, h]: Place, pen: Pen = 'plain', fill = 'none'): this {
    return this.shape(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      pen,
      fill,
    );
  }

  line(points: readonly Place[], pen: Pen = 'plain'): this {
    return this.#add(`<path d="M${points.map(join).join('L')}" ${this.#stroke(pen)} fill="none"/>`);
  }

  /** A smooth line through its places; closed, it may be filled. */
  curve(points: readonly Place[], closed: boolean, pen: Pen = 'plain', fill = 'none'): this {
    return this.#add(`<path d="${smooth(points, closed)}" ${this.#stroke(pen)} fill="${fill}"/>`);
  }

  circle([x, y]: Place, radius: number, pen: Pen = 'plain', fill = 'none'): this {
    return this.#add(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${this.#stroke(pen)} fill="${fill}"/>`,
    );
  }

  /** Parallel lines across a box, `pitch` metres apart, along x or along y. */
  ruled([x, y]: Place, [w, h]: Place, pitch: number, along: 'x' | 'y'): this {
    const span = along === 'x' ? h : w;
    for (let at = pitch; at < span - 0.01; at += pitch)
      this.line(
        along === 'x'
          ? [
              [x, y + at],
              [x + w, y + at],
            ]
          : [
              [x + at, y],
              [x + at, y + h],
            ],
        'fine',
      );
    return this;
  }

  /** A filled wall; it ends half its thickness beyond its ends, so that corners close. */
  wall({ from, to, thickness }: Wall): this {
    const t = thickness / 2;
    const [x0, x1] = [Math.min(from[0], to[0]) - t, Math.max(from[0], to[0]) + t];
    const [y0, y1] = [Math.min(from[1], to[1]) - t, Math.max(from[1], to[1]) + t];
    return this.#add(
      `<rect x="${round(x0)}" y="${round(y0)}" width="${round(x1 - x0)}" height="${round(y1 - y0)}" fill="${INK}"/>`,
    );
  }

  /** Takes away what lies there, without a line of its own. */
  cut(points: readonly Place[]): this {
    return this.#add(`<path d="M${points.map(join).join('L')}Z" fill="#ffffff"/>`);
  }

  /** Lettering about its middle. @param size height of the letters in metres. */
  text([x, y]: Place, words: string, size: number): this {
    return this.#add(
      `<text x="${round(x)}" y="${round(y)}" font-family="Liberation Sans, Arial, sans-serif" font-size="${size}" letter-spacing="${round(0.08 * size)}" text-anchor="middle" fill="${INK}">${words}</text>`,
    );
  }

  /** @param width of the picture in pixels. */
  toSvg(width: number): string {
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 2) / 3)}" viewBox="0 0 ${round(this.#width)} ${round(this.#height)}">`,
      `<rect width="${round(this.#width)}" height="${round(this.#height)}" fill="#ffffff"/>`,
      ...this.#marks,
      '</svg>',
    ].join('');
  }

  #stroke(pen: Pen): string {
    const width = (PENS[pen] * this.#width) / 1100;
    return `stroke="${INK}" stroke-width="${width.toFixed(4)}" stroke-linejoin="round"`;
  }

  #add(mark: string): this {
    this.#marks.push(mark);
    return this;
  }
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function join([x, y]: Place): string {
  return `${round(x)} ${round(y)}`;
}

/** A Catmull–Rom spline as cubic Béziers. */
function smooth(points: readonly Place[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Place => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Place;
  let path = `M${join(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const near: Place = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const far: Place = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${join(near)} ${join(far)} ${join(c)}`;
  }
  return closed ? `${path}Z` : path;
}
