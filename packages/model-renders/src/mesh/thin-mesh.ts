/** How fine a mesh has to be. */
export interface Fineness {
  /** Metres, everywhere. */
  readonly least: number;
  /** Metres a metre of distance from the eye. */
  readonly perMetre: number;
  readonly eye: readonly [number, number, number];
  /** A cone that holds the picture: its axis, of length one, and the cosine of the angle from it to its side. */
  readonly axis: readonly [number, number, number];
  readonly cosine: number;
}

/** So much coarser is what lies outside the picture: it only shades and is mirrored. */
const OUT_OF_SIGHT = 12;

/** Brings corners that lie close together to one: for what is too small to be told apart. */
export interface Thinning {
  /**
   * @param places x, y, z of `count` corners.
   * @returns the corner that stands for each; valid until the next call.
   */
  readonly thin: (places: Float64Array, count: number, fineness: Fineness) => Int32Array;
}

/** Steps of fineness: twice as coarse each, from half a millimetre on. */
const FINEST = 0.0005;

/**
 * One corner a cell of a grid stands for all in it (Rossignac and Borrel, "Multi-resolution 3D approximations", 1993); cells
 * grow with the distance from the eye. Triangles that share a corner still share it, so nothing comes apart.
 */
export function createThinning(): Thinning {
  let stands = new Int32Array(0);
  const first = new Map<number, number>();
  return {
    thin: (places, count, { least, perMetre, eye: [ex, ey, ez], axis: [ax, ay, az], cosine }) => {
      if (stands.length < count) stands = new Int32Array(count);
      first.clear();
      for (let i = 0; i < count; i++) {
        const px = places[3 * i] as number;
        const py = places[3 * i + 1] as number;
        const pz = places[3 * i + 2] as number;
        const far = Math.sqrt((px - ex) ** 2 + (py - ey) ** 2 + (pz - ez) ** 2);
        const seen = (px - ex) * ax + (py - ey) * ay + (pz - ez) * az >= cosine * far;
        const fine = perMetre * far * (seen ? 1 : OUT_OF_SIGHT);
        const step = Math.floor(Math.log2(Math.max(FINEST, least, fine) / FINEST));
        const k = 1 / (FINEST * 2 ** step);
        const x = Math.floor(px * k) & 0xffff;
        const y = Math.floor(py * k) & 0xffff;
        const z = Math.floor(pz * k) & 0xffff;
        const key = ((step * 0x10000 + x) * 0x10000 + y) * 0x10000 + z;
        const known = first.get(key);
        if (known === undefined) first.set(key, i);
        stands[i] = known ?? i;
      }
      return stands;
    },
  };
}
