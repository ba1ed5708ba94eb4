import { type Camera, type SceneBuilder, type Vec3, add, cross, length, scale } from './solid-scene.ts';

/** The picture's own right and up in the scene: planting is drawn as outlines that turn towards the viewer. */
interface Facing {
  readonly right: Vec3;
  readonly up: Vec3;
  /** Away from the viewer. */
  readonly away: Vec3;
}

/** Plants of a drawing, seen by one camera: scalloped crowns on trunks, shrubs, conifers, tufts and flowers. */
export class Planting {
  readonly #scene: SceneBuilder;
  readonly #facing: Facing;
  readonly #camera: Camera;
  #count = 0;

  constructor(scene: SceneBuilder, camera: Camera) {
    this.#scene = scene;
    this.#camera = camera;
    const away = unit(add(camera.target, scale(camera.eye, -1)));
    const right = unit(cross(away, [0, 0, 1]));
    this.#facing = { right, up: cross(right, away), away };
  }

  /** A broad-leaved tree: a crown of scallops with a few strokes of leaves on its shaded side, above a trunk. */
  tree([x, y]: readonly [number, number], height: number, radius = 0.36 * height, base = 0): this {
    const crown: Vec3 = [x, y, height - radius];
    const { right } = this.#facing;
    const trunk = 0.045 * height * 0.5;
    const level = unit([right[0], right[1], 0]);
    const foot = (side: number, z: number): Vec3 => [x + level[0] * side, y + level[1] * side, z];
    this.#scene.face([
      foot(-1.25 * trunk, base),
      foot(1.25 * trunk, base),
      foot(trunk, crown[2] - 0.55 * radius),
      foot(-trunk, crown[2] - 0.55 * radius),
    ]);
    this.#cloud(crown, radius, 0.92, 9 + (this.#count % 4), 0.25 * radius);
    return this;
  }

  /** A rounded shrub that stands on the ground. */
  shrub([x, y]: readonly [number, number], width: number, height = 0.8 * width, base = 0): this {
    const { right, up, away } = this.#facing;
    const phase = this.#count++;
    const lobes = 5 + (phase % 3);
    const outline: Vec3[] = [];
    for (let i = 0; i <= 36; i++) {
      const a = (Math.PI * i) / 36;
      const r = 0.9 + 0.13 * Math.abs(Math.sin((lobes * a) / 1 + phase));
      outline.push(
        add([x, y, 0], add(scale(right, 0.5 * width * r * Math.cos(a)), scale(up, height * r * Math.sin(a)))),
      );
    }
    this.#fan(add([x, y, base], scale(away, -0.02)), outline);
    this.#scene.path([...outline, outline[0] as Vec3]);
    return this;
  }

  /** A conifer: tiers of branches that taper to a point. */
  conifer([x, y]: readonly [number, number], height: number): this {
    const { right } = this.#facing;
    const at = (side: number, z: number): Vec3 => [x + right[0] * side, y + right[1] * side, z];
    const tiers = 5;
    const side: (readonly [number, number])[] = [];
    for (let k = 0; k < tiers; k++) {
      const z = 0.12 * height + (0.82 * height * k) / tiers;
      const w = 0.24 * height * (1 - k / (tiers + 0.4));
      side.push([w, z], [0.62 * w, z + 0.06 * height]);
    }
    const outline = [
      ...side.map(([w, z]) => at(w, z)),
      at(0, height),
      ...side.toReversed().map(([w, z]) => at(-w, z)),
    ];
    this.#fan(at(0, 0.3 * height), outline);
    this.#scene.path([...outline, outline[0] as Vec3]);
    for (const s of [-0.02, 0.02]) this.#scene.line(at(s * height, 0), at(s * height, 0.12 * height));
    return this;
  }

  /** A crown alone, as trees are seen from high above. */
  crown(at: Vec3, radius: number): this {
    this.#cloud(at, radius, 1, 9 + (this.#count % 4), 0);
    return this;
  }

  /** Tufts of grass scattered over an ellipse on the ground. */
  tufts([x, y]: readonly [number, number], [w, d]: readonly [number, number], count: number): this {
    const { right } = this.#facing;
    for (const [u, v] of scatter(count, this.#count++)) {
      const [px, py] = [x + 0.5 * w * u, y + 0.5 * d * v];
      for (const lean of [-0.1, 0, 0.1])
        this.#scene.line(
          [px + right[0] * lean * 0.5, py + right[1] * lean * 0.5, 0],
          [px + right[0] * lean * 1.6, py + right[1] * lean * 1.6, 0.17],
          'texture',
        );
    }
    return this;
  }

  /** Flower heads over a bed: small rings on the height of their stalks. */
  flowers([x, y]: readonly [number, number], [w, d]: readonly [number, number], count: number): this {
    const { right, up } = this.#facing;
    for (const [u, v] of scatter(count, 7 + this.#count++)) {
      const middle: Vec3 = [x + 0.5 * w * u, y + 0.5 * d * v, 0.3];
      const ring = Array.from({ length: 9 }, (_, i) => {
        const a = (i * Math.PI) / 4;
        return add(middle, add(scale(right, 0.11 * Math.cos(a)), scale(up, 0.11 * Math.sin(a))));
      });
      this.#fan(middle, ring);
      this.#scene.path(ring);
    }
    return this;
  }

  #cloud(middle: Vec3, radius: number, squash: number, lobes: number, nearer: number): void {
    const { right, up, away } = this.#facing;
    const phase = this.#count++;
    const centre = add(middle, scale(away, -nearer));
    const at = (a: number, r: number): Vec3 =>
      add(centre, add(scale(right, radius * r * Math.cos(a)), scale(up, squash * radius * r * Math.sin(a))));
    const steps = this.#stepsOf(centre, radius);
    const outline = Array.from({ length: steps + 1 }, (_, i) => {
      const a = (2 * i * Math.PI) / steps;
      const uneven = 1 + 0.05 * Math.sin(2 * a + phase) + 0.03 * Math.sin(3 * a + 2.1 * phase);
      return at(a, uneven * (0.9 + 0.12 * Math.abs(Math.sin((lobes * a) / 2 + 0.7 * phase))));
    });
    this.#fan(centre, outline);
    this.#scene.path(outline);
    // Leaves: short bows on the side away from the light.
    for (let k = 0; k < 7; k++) {
      const a = -1.5 + 0.36 * k + 0.2 * Math.sin(k + phase);
      const r = 0.42 + 0.3 * ((k * 0.618 + 0.3 * phase) % 1);
      const bow = [-0.5, -0.2, 0.15, 0.5].map((t) => at(a + (0.34 * t) / r, r + 0.09 * (1 - 4 * t * t)));
      this.#scene.path(
        bow.map((p) => add(p, scale(away, -0.02 * radius))),
        'texture',
      );
    }
  }

  /** Small outlines get few corners: strokes shorter than a pixel or two are dropped by the drawing. */
  #stepsOf(centre: Vec3, radius: number): number {
    const distance = length(add(centre, scale(this.#camera.eye, -1)));
    const across = radius / distance / Math.tan((this.#camera.viewAngle * Math.PI) / 360);
    return Math.max(20, Math.min(96, Math.round(900 * across)));
  }

  #fan(centre: Vec3, outline: readonly Vec3[]): void {
    for (let i = 1; i < outline.length; i++)
      this.#scene.face([centre, outline[i - 1] as Vec3, outline[i] as Vec3], false);
  }
}

/** Points of the unit disc that lie evenly and yet not in rows (a spiral by the golden angle). */
function scatter(count: number, turn: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count);
    const a = 2.39996 * i + turn;
    return [r * Math.cos(a), r * Math.sin(a)] as const;
  });
}

function unit(v: Vec3): Vec3 {
  return scale(v, 1 / length(v));
}
