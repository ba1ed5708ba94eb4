/** A point or direction in metres: x to the right, y away from the viewer, z up. */
export type Vec3 = readonly [number, number, number];

/** `outline` is drawn at full weight, `texture` fainter: floor boards, siding, tiles, as drawings do. */
export type LineWeight = 'outline' | 'texture';

/** A flat convex face. It hides what lies behind it; its own edges are drawn unless `edges` is false. */
export interface Face {
  readonly points: readonly Vec3[];
  readonly edges: boolean;
}

export interface Line {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly weight: LineWeight;
}

export interface SolidScene {
  readonly faces: readonly Face[];
  readonly lines: readonly Line[];
}

export interface Camera {
  readonly eye: Vec3;
  readonly target: Vec3;
  /** Horizontal angle of view in degrees. */
  readonly viewAngle: number;
}

/** Collects faces and lines; every drawing of `content/` is made with these few calls. */
export class SceneBuilder {
  readonly #faces: Face[] = [];
  readonly #lines: Line[] = [];

  face(points: readonly Vec3[], edges = true): this {
    this.#faces.push({ points, edges });
    return this;
  }

  line(from: Vec3, to: Vec3, weight: LineWeight = 'outline'): this {
    this.#lines.push({ from, to, weight });
    return this;
  }

  path(points: readonly Vec3[], weight: LineWeight = 'outline'): this {
    for (let i = 1; i < points.length; i++) this.line(points[i - 1] as Vec3, points[i] as Vec3, weight);
    return this;
  }

  /** An upright box from its lowest corner. */
  box([x, y, z]: Vec3, [w, d, h]: Vec3): this {
    const [X, Y, Z] = [x + w, y + d, z + h];
    this.face([
      [x, y, z],
      [X, y, z],
      [X, y, Z],
      [x, y, Z],
    ]);
    this.face([
      [x, Y, z],
      [X, Y, z],
      [X, Y, Z],
      [x, Y, Z],
    ]);
    this.face([
      [x, y, z],
      [x, Y, z],
      [x, Y, Z],
      [x, y, Z],
    ]);
    this.face([
      [X, y, z],
      [X, Y, z],
      [X, Y, Z],
      [X, y, Z],
    ]);
    this.face([
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ]);
    this.face([
      [x, y, z],
      [X, y, z],
      [X, Y, z],
      [x, Y, z],
    ]);
    return this;
  }

  /** Parallel lines on a parallelogram: `count` of them, from `origin` along `across`, each running along `along`. */
  ruled(origin: Vec3, along: Vec3, across: Vec3, count: number, weight: LineWeight = 'texture'): this {
    for (let i = 1; i < count; i++) {
      const start = add(origin, scale(across, i / count));
      this.line(start, add(start, along), weight);
    }
    return this;
  }

  /** A framed opening on a wall: `origin` is its lower corner, panes are divided by thin bars. */
  window(origin: Vec3, along: Vec3, up: Vec3, panes: readonly [number, number], frame = 0.07): this {
    const quad = (inset: number): Vec3[] => {
      const u = scale(along, inset / length(along));
      const v = scale(up, inset / length(up));
      const a = add(add(origin, u), v);
      const b = add(add(origin, scale(along, 1 - inset / length(along))), v);
      const c = add(add(add(origin, scale(along, 1 - inset / length(along))), scale(up, 1)), scale(v, -1));
      const d = add(add(add(origin, u), scale(up, 1)), scale(v, -1));
      return [a, b, c, d];
    };
    for (const corners of [quad(0), quad(frame)]) this.path([...corners, corners[0] as Vec3]);
    const [a, b, , d] = quad(frame) as [Vec3, Vec3, Vec3, Vec3];
    const [columns, rows] = panes;
    this.ruled(a, add(d, scale(a, -1)), add(b, scale(a, -1)), columns, 'outline');
    this.ruled(a, add(b, scale(a, -1)), add(d, scale(a, -1)), rows, 'outline');
    return this;
  }

  build(): SolidScene {
    return { faces: this.#faces, lines: this.#lines };
  }
}

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function length(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
