import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import type { PlanHearing } from './hear-plan.ts';
import { countSet, dilateDisc, erodeDisc, openDisc, unite } from './mask-tools.ts';

/** Probability of room, wall and opening together from which the net sees the inside of a building. */
const INSIDE = 0.5;
/** The net sees a building this far beyond its lines, in pixels; what is narrower than twice that is a line that it saw. */
const BLUR = 4;
/** From a core that is surely inside, the inside goes on over bare paper as far as this, in pixels. */
const GROWN = 6;
/** A part of a building takes this share of the largest. */
const LEAST_PART = 0.04;
/** Of what the net sees as the inside, rules must have closed this share, else the net is believed. */
const CLOSED = 0.9;
/** Where the net sees less of a building than this share of what lines close, it does not know what it sees. */
const TELLING = 0.5;

/** Where the net sees a building, even at the edge of the sheet. */
export function insideOf({ room, wall, opening }: PlanHearing): BitMask {
  const mask = createBitMask(room.width, room.height);
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] =
      (room.data[i] as number) + (wall.data[i] as number) + (opening.data[i] as number) > INSIDE ? 1 : 0;
  return mask;
}

/**
 * The inside of a building by both witnesses: what its lines close; where they leave much of what the net sees open, as openings do that
 * are drawn as gaps, that too, up to the lines around it.
 * @param closed what lines close. @param outline all lines and walls. @param walls what is drawn as walls
 */
export function heardInside(closed: BitMask, outline: BitMask, walls: BitMask, heard: BitMask): BitMask {
  const core = largeParts(openDisc(erodeDisc(heard, BLUR), BLUR));
  const seen = countSet(core);
  if (seen === 0) return closed;
  let shared = 0;
  for (let i = 0; i < core.data.length; i++) if (core.data[i] && closed.data[i]) shared++;
  const within = seen < TELLING * countSet(closed) ? closed : nearTo(heard, closed);
  if (shared >= CLOSED * seen) return within;
  return unite(unite(within, grown(core, outline)), touching(walls, core));
}

/**
 * The inside without what lies beyond bridged gaps and is no room to the net: swings of shutters and sills drawn outside a wall.
 * @param bars walls and bridges
 */
export function withoutBeyond(whole: BitMask, { data: bars }: BitMask, { room }: PlanHearing): BitMask {
  const { width, height } = whole;
  const open = whole.data.map((set, i) => (set && !bars[i] ? 1 : 0));
  const parts = connectedComponents({ ...whole, data: open });
  const areas = labelAreas(parts);
  const seen = new Float64Array(parts.count + 1);
  const outermost = new Uint8Array(parts.count + 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const l = parts.data[i] as number;
      if (l === 0) continue;
      seen[l] = (seen[l] as number) + (room.data[i] as number);
      const within =
        x > 0 && y > 0 && x < width - 1 && y < height - 1
          ? whole.data[i - 1] && whole.data[i + 1] && whole.data[i - width] && whole.data[i + width]
          : 1;
      if (!within) outermost[l] = 1;
    }
  const data = whole.data.map((set, i) => {
    const l = parts.data[i] as number;
    return set && !(outermost[l] && (seen[l] as number) < INSIDE * (areas[l] as number)) ? 1 : 0;
  });
  return { ...whole, data };
}

/** What of a mask lies where the net sees a building, or just beside it: eaves drawn around walls close off ground, too. */
function nearTo(heard: BitMask, mask: BitMask): BitMask {
  const near = dilateDisc(heard, BLUR);
  return { ...mask, data: mask.data.map((set, i) => (set && near.data[i] ? 1 : 0)) };
}

function largeParts(mask: BitMask): BitMask {
  const parts = connectedComponents(mask, 8);
  const areas = labelAreas(parts);
  const least = LEAST_PART * areas.reduce((most, area, l) => (l > 0 && area > most ? area : most), 0);
  const data = mask.data.map((set, i) =>
    set && (areas[parts.data[i] as number] as number) >= least ? 1 : 0,
  );
  return { ...mask, data };
}

/** The core led on over bare paper, a pixel a step, never across a line. */
function grown(core: BitMask, { data: lines }: BitMask): BitMask {
  const { width, height } = core;
  const out: BitMask = { ...core, data: Uint8Array.from(core.data) };
  let rim: number[] = [];
  for (let i = 0; i < out.data.length; i++) if (out.data[i]) rim.push(i);
  for (let step = 0; step < GROWN; step++) {
    const next: number[] = [];
    const reach = (i: number): void => {
      if (out.data[i] || lines[i]) return;
      out.data[i] = 1;
      next.push(i);
    };
    for (const i of rim) {
      const x = i % width;
      if (x > 0) reach(i - 1);
      if (x < width - 1) reach(i + 1);
      if (i >= width) reach(i - width);
      if (i < width * (height - 1)) reach(i + width);
    }
    rim = next;
  }
  return out;
}

/** Walls of which a part lies on the core. */
function touching(walls: BitMask, core: BitMask): BitMask {
  const parts = connectedComponents(walls, 8);
  const touched = new Uint8Array(parts.count + 1);
  for (let i = 0; i < core.data.length; i++) if (core.data[i]) touched[parts.data[i] as number] = 1;
  const data = walls.data.map((set, i) => (set && touched[parts.data[i] as number] ? 1 : 0));
  return { ...walls, data };
}
