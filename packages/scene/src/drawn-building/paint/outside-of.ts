import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { type BitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { laidOver } from '../../learned/plane-of-classes.ts';

/** Probability of a building at which what lies outside begins to give way, and at which there is none. */
const HEARD = { from: 0.35, to: 0.65 } as const;
/** Share of the breadth of a picture that a roof takes at least. */
const ROOF = 0.03;

/**
 * 1 off the building, 0 where parts of it lie on all four sides: a wall whose outline leaks is no sky. Soft-edged.
 * @param heard probability that the net sees a building, any size: what has no outline at all is no sky either
 */
export function outsideOf(built: BitMask, softness: number, heard?: Plane): Plane {
  const { width, height, data } = built;
  const sides = new Uint8Array(data.length);
  const mark = (count: number, at: (k: number) => number, bit: number): void => {
    let seen = false;
    for (let k = 0; k < count; k++) {
      const i = at(k);
      if (data[i]) seen = true;
      else if (seen) sides[i] = (sides[i] as number) | bit;
    }
  };
  for (let y = 0; y < height; y++) {
    mark(width, (x) => y * width + x, 1);
    mark(width, (x) => y * width + width - 1 - x, 2);
  }
  for (let x = 0; x < width; x++) {
    mark(height, (y) => y * width + x, 4);
    mark(height, (y) => (height - 1 - y) * width + x, 8);
  }
  const out = createPlane(width, height);
  for (let i = 0; i < data.length; i++) out.data[i] = sides[i] === 15 ? 0 : 1;
  const soft = gaussianBlur(out, softness);
  if (heard !== undefined) dropHeard(soft, laidOver(heard, soft), topRow(built));
  return soft;
}

/** What the net sees as a building is not outside, whatever its outline; over the drawn roofs it sees them in chains of dimensions. */
function dropHeard(outside: Plane, heard: Plane, top: number): void {
  for (let i = top * outside.width; i < outside.data.length; i++)
    outside.data[i] =
      (outside.data[i] as number) * (1 - smoothstep(HEARD.from, HEARD.to, heard.data[i] as number));
}

/** The first row along which a building is drawn, and not a chimney or a flag alone. */
function topRow({ width, height, data }: BitMask): number {
  for (let y = 0; y < height; y++) {
    let count = 0;
    for (let i = y * width; i < (y + 1) * width; i++) count += data[i] as number;
    if (count > ROOF * width) return y;
  }
  return height;
}
