import type { Plane } from '@plumbline/imaging/raster.ts';
import type { SiteTree } from './site-reading.ts';

/** Share of the points along a circle that carry ink. */
const RING = 0.9;
const POINTS = 48;
/** Share of the points within a pixel of ink: squares have less. */
const TIGHT = 0.78;
const STRIDE = 19;
const COS = Float64Array.from({ length: POINTS }, (_, n) => Math.cos((2 * Math.PI * n) / POINTS));
const SIN = Float64Array.from({ length: POINTS }, (_, n) => Math.sin((2 * Math.PI * n) / POINTS));
/** Votes per pixel of circumference that are worth a look. */
const VOTES = 0.15;
const INK = 0.18;
/** Share of the points that are bare this many pixels to either side of the ring. */
const ALONE = 0.68;
const BESIDE = 3.5;
/** Ink in the middle, with a bare band around it, is a letter in a bubble. */
const LETTER = 0.13;
const BARE = 0.04;
/** Shares of the radius: a letter lies within the first, and the band around it between the others. */
const BUBBLE = { letter: 0.55, bandFrom: 0.68, bandTo: 0.82 } as const;
/** Share of the votes that 3 × 3 pixels need that the middle one has at least: where it has less it is no peak. */
const MIDDLE = 0.16;
/** Circles whose centres are closer than this many radii of the larger one are the same. */
const SAME = 0.75;
/** Rings around a circle are looked for between these many of its radii, at steps of a pixel or more. */
const OUTER = { from: 1.3, to: 3.2, step: 0.04 } as const;
/** Difference in darkness, 0…1, between the two neighbours of a pixel from which it lies on the flank of a stroke. */
const FLANK = 0.25;

/**
 * Circles drawn in ink, which in a site plan are trees: edge pixels vote for centres along their gradient (Kimme, Ballard,
 * Sklansky, 1975), then the ring itself is looked at. Grid bubbles with a letter in the middle are left out.
 */
export function findCircles(ink: Plane, smallest: number, largest: number): SiteTree[] {
  const { width, height } = ink;
  const edges = findEdges(ink);
  const votes = new Uint16Array(width * height);
  const found: (SiteTree & { readonly merit: number })[] = [];
  for (let radius = smallest; radius <= largest; radius += Math.max(1, radius * 0.05)) {
    votes.fill(0);
    for (let e = 0; e < edges.length; e += 4) {
      for (const sign of [1, -1]) {
        const x = Math.round((edges[e] as number) + sign * radius * (edges[e + 2] as number));
        const y = Math.round((edges[e + 1] as number) + sign * radius * (edges[e + 3] as number));
        if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
        const i = y * width + x;
        votes[i] = (votes[i] as number) + 1;
      }
    }
    const least = VOTES * 2 * Math.PI * radius;
    for (let y = 2; y < height - 2; y++) {
      for (let x = 2; x < width - 2; x++) {
        const i = y * width + x;
        if ((votes[i] as number) < MIDDLE * least) continue;
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) sum += votes[i + dy * width + dx] as number;
        if (sum < least) continue;
        if (!isPeak(votes, i, width)) continue;
        const merit = ringShare(ink, x, y, radius);
        if (
          merit >= RING &&
          tightShare(ink, x, y, radius) >= TIGHT &&
          isAlone(ink, x, y, radius) &&
          !isBubble(ink, x, y, radius)
        )
          found.push({ x, y, radius, merit: merit * sum });
      }
    }
  }
  found.sort((a, b) => b.merit - a.merit || a.y - b.y || a.x - b.x);
  const kept: SiteTree[] = [];
  for (const { x, y, radius } of found)
    if (kept.every((k) => Math.hypot(k.x - x, k.y - y) > SAME * Math.max(k.radius, radius)))
      kept.push({ x, y, radius });
  return kept.filter((tree) => !hasOuterRing(ink, tree));
}

function isPeak(votes: Uint16Array, i: number, width: number): boolean {
  const v = votes[i] as number;
  for (const j of [i - 1, i + 1, i - width, i + width]) if ((votes[j] as number) > v) return false;
  return true;
}

/** A basin in the middle of a round square, a table with chairs: rings around one centre are no crown. */
function hasOuterRing(ink: Plane, { x, y, radius }: SiteTree): boolean {
  for (let k = OUTER.from; k < OUTER.to; k += Math.max(OUTER.step, 1 / radius))
    if (ringShare(ink, x, y, radius * k) >= RING && isAlone(ink, x, y, radius * k)) return true;
  return false;
}

/** x, y and unit gradient of each pixel on the flank of a stroke. */
function findEdges({ width, height, data }: Plane): number[] {
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = (data[i + 1] as number) - (data[i - 1] as number);
      const gy = (data[i + width] as number) - (data[i - width] as number);
      const m = Math.hypot(gx, gy);
      if (m < FLANK) continue;
      edges.push(x, y, gx / m, gy / m);
    }
  }
  return edges;
}

function ringShare(ink: Plane, x: number, y: number, radius: number): number {
  let drawn = 0;
  let missed = 0;
  for (let k = 0; k < POINTS; k++) {
    // Points far apart come first, so that what is no ring is left early.
    const n = (k * STRIDE) % POINTS;
    const cos = COS[n] as number;
    const sin = SIN[n] as number;
    let hit = false;
    for (let d = -2; d <= 2 && !hit; d++)
      hit = inkAt(ink, x + cos * (radius + d), y + sin * (radius + d)) >= INK;
    if (hit) drawn++;
    else if (++missed > (1 - RING) * POINTS) return 0;
  }
  return drawn / POINTS;
}

function tightShare(ink: Plane, x: number, y: number, radius: number): number {
  let drawn = 0;
  for (let n = 0; n < POINTS; n++) {
    const cos = COS[n] as number;
    const sin = SIN[n] as number;
    let hit = false;
    for (let d = -1; d <= 1 && !hit; d++)
      hit = inkAt(ink, x + cos * (radius + d), y + sin * (radius + d)) >= INK;
    if (hit) drawn++;
  }
  return drawn / POINTS;
}

/** In hatch and texture every circle passes through ink: along a drawn one most points are bare on both sides. */
function isAlone(ink: Plane, cx: number, cy: number, radius: number): boolean {
  let alone = 0;
  for (let n = 0; n < POINTS; n++) {
    const angle = (2 * Math.PI * n) / POINTS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const outer = inkAt(ink, cx + dx * (radius + BESIDE), cy + dy * (radius + BESIDE));
    const inner = inkAt(ink, cx + dx * (radius - BESIDE), cy + dy * (radius - BESIDE));
    if (outer < INK && inner < INK) alone++;
  }
  return alone >= ALONE * POINTS;
}

function isBubble(ink: Plane, cx: number, cy: number, radius: number): boolean {
  let inner = 0;
  let innerInk = 0;
  let band = 0;
  let bandInk = 0;
  const r = Math.ceil(radius);
  for (let dy = -r; dy <= r; dy++) {
    for (let dx = -r; dx <= r; dx++) {
      const d = Math.hypot(dx, dy) / radius;
      const inked = inkAt(ink, cx + dx, cy + dy) > INK;
      if (d < BUBBLE.letter) {
        inner++;
        if (inked) innerInk++;
      } else if (d > BUBBLE.bandFrom && d < BUBBLE.bandTo) {
        band++;
        if (inked) bandInk++;
      }
    }
  }
  return innerInk > LETTER * inner && bandInk < BARE * band;
}

function inkAt({ width, height, data }: Plane, x: number, y: number): number {
  const px = Math.round(x);
  const py = Math.round(y);
  return px < 0 || py < 0 || px >= width || py >= height ? 0 : (data[py * width + px] as number);
}
