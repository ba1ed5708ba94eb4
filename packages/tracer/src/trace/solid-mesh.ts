/** A turned and moved frame: a point (x, y, z) of a part lies at `origin + x·right + y·up + z·ahead`, turned by a yaw. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
}

/** Numbers of a primitive: its corner, two edges (9), normals at corner and both edge ends (9), texture (6). */
const GEOMETRY = 9;
const TEXTURE = 6;

/**
 * Triangles and parallelograms in metres, y up. A primitive is a corner and two edges: a parallelogram costs one
 * primitive, so that a box has six. Texture coordinates are metres too.
 */
export class SolidMesh {
  count = 0;
  geometry: Float32Array = new Float32Array(1024 * GEOMETRY);
  normals: Float32Array = new Float32Array(1024 * GEOMETRY);
  texture: Float32Array = new Float32Array(1024 * TEXTURE);
  /** 0 triangle, 1 parallelogram. */
  shape: Uint8Array = new Uint8Array(1024);
  /** Index into the finishes of the scene. */
  finish: Uint16Array = new Uint16Array(1024);
  /** Number of the thing that the primitive belongs to. */
  thing: Uint32Array = new Uint32Array(1024);
  #frame: Frame = { x: 0, y: 0, z: 0, cos: 1, sin: 0 };
  #thing = 0;

  /** Starts a thing of its own: its outline is drawn, and it has one place in the ID map. */
  nextThing(): void {
    this.#thing++;
  }

  /** Runs `build` in a frame moved to (x, y, z) of the present one and turned by `yaw` (radians from +z towards +x). */
  place(x: number, y: number, z: number, yaw: number, build: () => void): void {
    const before = this.#frame;
    const cos = Math.cos(yaw);
    const sin = Math.sin(yaw);
    this.#frame = {
      x: before.x + x * before.cos + z * before.sin,
      y: before.y + y,
      z: before.z - x * before.sin + z * before.cos,
      cos: before.cos * cos - before.sin * sin,
      sin: before.sin * cos + before.cos * sin,
    };
    build();
    this.#frame = before;
  }

  /** World place of a point of the present frame. */
  toWorld(x: number, y: number, z: number): readonly [number, number, number] {
    const f = this.#frame;
    return [f.x + x * f.cos + z * f.sin, f.y + y, f.z - x * f.sin + z * f.cos];
  }

  /** World direction of one of the present frame. */
  turn(x: number, y: number, z: number): readonly [number, number, number] {
    const f = this.#frame;
    return [x * f.cos + z * f.sin, y, -x * f.sin + z * f.cos];
  }

  /** A parallelogram from corner `p` with edges `a` and `b`. Texture runs in metres along both edges, from (u, v). */
  quad(p: Vec, a: Vec, b: Vec, finish: number, u = 0, v = 0): void {
    const lengthA = Math.hypot(a[0], a[1], a[2]);
    const lengthB = Math.hypot(b[0], b[1], b[2]);
    this.#push(1, p, a, b, finish, [u, v, lengthA, 0, 0, lengthB], undefined);
  }

  /** As {@link quad}, with texture coordinates of the corner and of both edges given. */
  mappedQuad(p: Vec, a: Vec, b: Vec, finish: number, map: readonly number[]): void {
    this.#push(1, p, a, b, finish, map, undefined);
  }

  /** A triangle p, p + a, p + b; `smooth` holds the three normals of a curved surface. */
  triangle(
    p: Vec,
    a: Vec,
    b: Vec,
    finish: number,
    smooth?: readonly [Vec, Vec, Vec],
    map?: readonly number[],
  ): void {
    this.#push(0, p, a, b, finish, map ?? [0, 0, Math.hypot(...a), 0, 0, Math.hypot(...b)], smooth);
  }

  /** A parallelogram with the normals of a curved surface at its corner and both edge ends. */
  smoothQuad(
    p: Vec,
    a: Vec,
    b: Vec,
    finish: number,
    smooth: readonly [Vec, Vec, Vec],
    map?: readonly number[],
  ): void {
    this.#push(1, p, a, b, finish, map ?? [0, 0, Math.hypot(...a), 0, 0, Math.hypot(...b)], smooth);
  }

  #push(
    shape: number,
    p: Vec,
    a: Vec,
    b: Vec,
    finish: number,
    map: readonly number[],
    smooth: readonly [Vec, Vec, Vec] | undefined,
  ): void {
    const i = this.count++;
    if (i === this.shape.length) this.#grow();
    const f = this.#frame;
    const g = this.geometry;
    const at = i * GEOMETRY;
    g[at] = f.x + p[0] * f.cos + p[2] * f.sin;
    g[at + 1] = f.y + p[1];
    g[at + 2] = f.z - p[0] * f.sin + p[2] * f.cos;
    turnInto(g, at + 3, a, f);
    turnInto(g, at + 6, b, f);
    if (smooth !== undefined) {
      for (let k = 0; k < 3; k++) turnInto(this.normals, at + 3 * k, smooth[k] as Vec, f);
    } else {
      const n = this.normals;
      const nx =
        (g[at + 4] as number) * (g[at + 8] as number) - (g[at + 5] as number) * (g[at + 7] as number);
      const ny =
        (g[at + 5] as number) * (g[at + 6] as number) - (g[at + 3] as number) * (g[at + 8] as number);
      const nz =
        (g[at + 3] as number) * (g[at + 7] as number) - (g[at + 4] as number) * (g[at + 6] as number);
      const length = Math.hypot(nx, ny, nz) || 1;
      for (let k = 0; k < 3; k++) {
        n[at + 3 * k] = nx / length;
        n[at + 3 * k + 1] = ny / length;
        n[at + 3 * k + 2] = nz / length;
      }
    }
    for (let k = 0; k < TEXTURE; k++) this.texture[i * TEXTURE + k] = map[k] as number;
    this.shape[i] = shape;
    this.finish[i] = finish;
    this.thing[i] = this.#thing;
  }

  #grow(): void {
    const size = this.shape.length * 2;
    this.geometry = enlarge(this.geometry, new Float32Array(size * GEOMETRY));
    this.normals = enlarge(this.normals, new Float32Array(size * GEOMETRY));
    this.texture = enlarge(this.texture, new Float32Array(size * TEXTURE));
    this.shape = enlarge(this.shape, new Uint8Array(size));
    this.finish = enlarge(this.finish, new Uint16Array(size));
    this.thing = enlarge(this.thing, new Uint32Array(size));
  }
}

export type Vec = readonly [number, number, number];

function turnInto(target: Float32Array, at: number, v: Vec, f: Frame): void {
  target[at] = v[0] * f.cos + v[2] * f.sin;
  target[at + 1] = v[1];
  target[at + 2] = -v[0] * f.sin + v[2] * f.cos;
}

function enlarge<T extends Float32Array | Uint8Array | Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
