import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { rowColours } from './row-colours.ts';

/** Blue less red, display values 0…1, from which a sky has clouds with hems as hard as those of walls. */
const BLUE_SKY = 0.1;
/** Change down a column over so many pixels, 0…1, at which its open sky ends. */
const OPEN_STEP = 0.02;
const OPEN_REACH = 6;
/** How far a wall is from the sky in lightness and blueness at least, 0…1, and in spreads of the open sky. */
const LEAST_DIFFERENCE = 0.022;
const SPREADS = 8;
/** A step at the hem of a wall, 0…1, over so many pixels to each side; clouds and haze change more slowly. */
const HARD_STEP = 0.03;
const REACH = 3;
/** Share of a wall's hem to the sky that is hard. */
const HARD_SHARE = 0.6;
/** Share of the picture below which a part may be a scrap of cloud. */
const LEAST_AREA = 0.001;

/**
 * Takes pale walls out of a pale sky into which a flood ran over a blurred edge: parts of another colour than what is open to the
 * top border, that do not reach it and begin with a hard step. A blue sky is left as it is.
 */
export function dropPaleWalls(sky: Plane, planes: DisplayPlanes): Plane {
  const { r, b, light } = planes;
  const { width, height, data } = sky;
  const blueness = (i: number): number => (b.data[i] as number) - (r.data[i] as number);
  const change = (from: number, to: number): number =>
    Math.hypot((light.data[from] as number) - (light.data[to] as number), blueness(from) - blueness(to));
  const open = openSky(sky, change);
  const rows = rowColours(open, planes);
  const from = (i: number): number => {
    const y = Math.floor(i / width);
    return Math.hypot(
      (light.data[i] as number) - (rows.light[y] as number),
      blueness(i) - (rows.blue[y] as number),
    );
  };
  let count = 0;
  let blue = 0;
  let spread = 0;
  for (let i = 0; i < data.length; i++) {
    if (open[i] === 0) continue;
    count++;
    blue += blueness(i);
    spread += from(i);
  }
  if (count === 0 || blue > BLUE_SKY * count) return sky;
  const least = Math.max(LEAST_DIFFERENCE, (SPREADS * spread) / count);
  const other = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) other[i] = data[i] === 1 && from(i) > least ? 1 : 0;
  const parts = connectedComponents({ width, height, data: other });
  const rest = connectedComponents({
    width,
    height,
    data: Uint8Array.from(data, (v, i) => (v === 1 && other[i] === 0 ? 1 : 0)),
  });
  const walls = hardParts(parts, rest, change);
  if (!walls.includes(1)) return sky;
  const within = scrapsWithin(parts, walls, rest);
  const kept = createPlane(width, height);
  for (let i = 0; i < data.length; i++) {
    const isWall = walls[parts.data[i] as number] === 1 || within[rest.data[i] as number] === 1;
    kept.data[i] = isWall ? 0 : (data[i] as number);
  }
  return kept;
}

/** 1 where a column of sky is reached from the top border without a step. */
function openSky({ width, height, data }: Plane, change: (from: number, to: number) => number): Uint8Array {
  const open = new Uint8Array(data.length);
  for (let x = 0; x < width; x++)
    for (let y = 0, i = x; y < height && data[i] === 1; y++, i += width) {
      if (change(x + Math.max(0, y - OPEN_REACH) * width, i) > OPEN_STEP) break;
      open[i] = 1;
    }
  return open;
}

/** 1 for each part that reaches the top border, 0 for what is no part. */
function touchingTop({ width, count, data }: LabelMap): Uint8Array {
  const touches = new Uint8Array(count + 1);
  for (let x = 0; x < width; x++) touches[data[x] as number] = 1;
  touches[0] = 0;
  return touches;
}

/** 1 for each part of the rest that borders on a wall and has no way to the top border: what of a wall has the colour of the sky. */
function scrapsWithin(parts: LabelMap, walls: Uint8Array, rest: LabelMap): Uint8Array {
  const { width, data } = parts;
  const within = new Uint8Array(rest.count + 1);
  for (let i = width; i < data.length - width; i++)
    if (walls[data[i] as number] === 1)
      for (const j of [i - 1, i + 1, i - width, i + width]) within[rest.data[j] as number] = 1;
  const isOpen = touchingTop(rest);
  return within.map((is, l) => (l > 0 && isOpen[l] === 0 ? is : 0));
}

/** 1 for each part that is large, does not touch the top border and borders on the sky that does with a hard step. */
function hardParts(
  parts: LabelMap,
  rest: LabelMap,
  change: (from: number, to: number) => number,
): Uint8Array {
  const { width, height } = parts;
  const areas = labelAreas(parts);
  const touchesTop = touchingTop(parts);
  const isOpen = touchingTop(rest);
  const hem = new Int32Array(parts.count + 1);
  const hard = new Int32Array(parts.count + 1);
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      const l = parts.data[i] as number;
      if (l === 0) continue;
      for (const step of [1, -1, width, -width]) {
        if (isOpen[rest.data[i + step] as number] === 0) continue;
        const [inside, outside] = [i - (REACH - 1) * step, i + REACH * step];
        hem[l] = (hem[l] as number) + 1;
        if (change(inside, outside) > HARD_STEP) hard[l] = (hard[l] as number) + 1;
      }
    }
  return Uint8Array.from(areas, (area, l) =>
    l > 0 &&
    touchesTop[l] === 0 &&
    area > LEAST_AREA * width * height &&
    (hem[l] as number) > 0 &&
    (hard[l] as number) > HARD_SHARE * (hem[l] as number)
      ? 1
      : 0,
  );
}
