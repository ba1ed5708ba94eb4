/** A place of the plan, in pixels of the reading raster: pixel (0, 0) reaches from 0 to 1. */
export type Place = readonly [x: number, y: number];

/** A closed outline, its last point before its first. What it encloses lies to its right; a hole runs the other way. */
export type Ring = readonly Place[];

/** Twice the area that a ring encloses; holes have the other sign. */
export function doubledArea(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], k) => {
    const [nx, ny] = ring[(k + 1) % ring.length] as Place;
    sum += x * ny - nx * y;
  });
  return sum;
}
