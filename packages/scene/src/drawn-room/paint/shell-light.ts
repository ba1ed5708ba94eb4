import { percentile } from '@plumbline/imaging/percentile.ts';
import type { RenderStage } from './render-stage.ts';
import { closeRoom, type ClosedRoom, planesOfShell, rayThrough, type ShellSide } from './closed-room.ts';

type Vector = readonly [number, number, number];

/** A small flat source of daylight, in metres from the eye along the axes of the room. */
interface Source {
  readonly at: Vector;
  readonly axis: 0 | 1 | 2;
  /** Which way along the axis it shines. */
  readonly sign: 1 | -1;
  /** Square metres times brightness, a window's being 1. */
  readonly power: number;
  /** Square metres, which soften what is close to it. */
  readonly area: number;
}

/** Panes beyond this add cost and no form: the largest give the light. */
const MOST_PANES = 12;
/** Brightness of the part of the room behind the viewer, to that of a window. */
const BEHIND = 0.16;
/** The unseen side window of a room that shows none: brightness, and metres along the side wall. */
const UNSEEN = { power: 1, from: 0.4, to: 3.4, parts: 3, height: 1.4 } as const;
/** How large a pane may come out in square metres: one seen aslant is measured badly. */
const LARGEST_PANE = 5;
/** Every so many pixels the light is looked at to set the exposure. */
const EXPOSURE_STEP = 8;
/** Of the light on the shell, the share below the one that is exposed as white paint in daylight. */
const EXPOSED = 0.8;
/** What the darkest corner keeps, as bounces fill rooms, and what is added up to full daylight. */
const KEPT = 0.62;
const RANGE = 0.34;
/** Compression of light beside a window: eyes and cameras adapt. */
const ADAPTION = 1;

/**
 * Daylight on the shell of a drawn room, closed to a box: form factors of the drawn panes, or of an unseen side window, and of the
 * room behind the viewer (Lambertian patches, Cohen and Wallace 1993), with bounces as a constant share. One value per pixel of the
 * result, about 1 (0.96) where daylight falls fully; what stands in the room gets the light of the place before the wall behind it.
 * Undefined where no room can be closed.
 */
export function measureShellLight(stage: RenderStage, check: () => void): Float32Array | undefined {
  const box = closeRoom(stage);
  if (box === undefined) return undefined;
  const { cells, toAnalysis: k, analysis } = stage;
  const { width, height } = cells;
  const planes = planesOfShell(stage, box);
  const sources = sourcesOf(stage, box);
  const out = new Float32Array(width * height);
  const seen: number[] = [];
  for (let y = 0; y < height; y++) {
    if (y % 32 === 0) check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = cells.data[i] as number;
      if (cell === 0) continue;
      const ray = rayThrough(box.axes, analysis.camera, x * k, y * k);
      const plane = planes[cell];
      const t = plane === undefined ? leave(box, ray) : plane.at / ray[plane.axis];
      const free = plane === undefined || !(t > 0);
      const e = irradiance(sources, ray, free ? leave(box, ray) : t, free ? undefined : plane, box);
      out[i] = e;
      if (!free && x % EXPOSURE_STEP === 0 && y % EXPOSURE_STEP === 0) seen.push(e);
    }
  }
  if (seen.length === 0) return undefined;
  const full = Math.max(1e-6, percentile(seen, EXPOSED));
  for (let i = 0; i < out.length; i++) {
    const e = (out[i] as number) / full;
    out[i] = KEPT + (RANGE * (1 + ADAPTION) * e) / (1 + ADAPTION * e);
  }
  return out;
}

/** Where a ray leaves the box, as a multiple of it. */
function leave({ low, high }: ClosedRoom, ray: Vector): number {
  let t = Infinity;
  for (const axis of [0, 1, 2] as const) {
    const d = ray[axis];
    if (d !== 0) t = Math.min(t, (d > 0 ? high[axis] : low[axis]) / d);
  }
  return t;
}

function irradiance(
  sources: readonly Source[],
  ray: Vector,
  t: number,
  plane: ShellSide | undefined,
  { low, high }: ClosedRoom,
): number {
  // A ray that meets its plane beyond the room is kept inside, where there is light to tell.
  const px = inside(ray[0] * t, low[0], high[0]);
  const py = inside(ray[1] * t, low[1], high[1]);
  const pz = inside(ray[2] * t, low[2], high[2]);
  let sum = 0;
  for (const { at, axis, sign, power, area } of sources) {
    const dx = at[0] - px;
    const dy = at[1] - py;
    const dz = at[2] - pz;
    const r2 = dx * dx + dy * dy + dz * dz + 0.5 * area;
    const leaving = -sign * (axis === 0 ? dx : axis === 1 ? dy : dz);
    if (leaving <= 0) continue;
    if (plane === undefined) {
      sum += (0.25 * power * leaving) / (r2 * Math.sqrt(r2));
      continue;
    }
    const across = plane.axis === 0 ? dx : plane.axis === 1 ? dy : dz;
    const arriving = plane.at > 0 ? -across : across;
    if (arriving > 0) sum += (power * leaving * arriving) / (Math.PI * r2 * r2);
  }
  return sum;
}

function inside(v: number, low: number, high: number): number {
  return v < low ? low : v > high ? high : v;
}

function sourcesOf(stage: RenderStage, box: ClosedRoom): Source[] {
  const { low, high } = box;
  const panes = panesOf(stage, box);
  const sources = panes.length > 0 ? panes : unseenWindow(stage, box);
  const area = ((high[0] - low[0]) * (high[1] - low[1])) / 4;
  for (const u of [0.25, 0.75])
    for (const v of [0.3, 0.7])
      sources.push({
        at: [low[0] + u * (high[0] - low[0]), low[1] + v * (high[1] - low[1]), low[2]],
        axis: 2,
        sign: 1,
        area,
        power: area * BEHIND,
      });
  return sources;
}

/** The drawn panes where they lie in the box, the largest. */
function panesOf({ analysis, room }: RenderStage, box: ClosedRoom): Source[] {
  const { cells, camera } = analysis;
  const panes: Source[] = [];
  for (let i = 1; i <= cells.count; i++) {
    if (room.roles[i] !== 'window') continue;
    const ray = rayThrough(box.axes, camera, cells.cx[i] as number, cells.cy[i] as number);
    const t = leave(box, ray);
    const axis = ([0, 1, 2] as const).find((a) => {
      const at = t * ray[a];
      return Math.abs(at - box.low[a]) < 1e-6 || Math.abs(at - box.high[a]) < 1e-6;
    });
    if (axis === undefined) continue;
    // A pixel at depth t covers (t / f)² square to the line of sight, more on a plane seen aslant.
    const aslant = Math.max(0.15, Math.abs(ray[axis]) / Math.sqrt(ray[0] ** 2 + ray[1] ** 2 + ray[2] ** 2));
    const pixel = t / camera.focal;
    const area = Math.min(LARGEST_PANE, ((cells.filledArea[i] as number) * pixel * pixel) / aslant);
    panes.push({
      at: [t * ray[0], t * ray[1], t * ray[2]],
      axis,
      sign: ray[axis] > 0 ? -1 : 1,
      area,
      power: area,
    });
  }
  return panes.sort((a, b) => b.area - a.area).slice(0, MOST_PANES);
}

/** On the side that the light comes from, beside the viewer. */
function unseenWindow({ lightDirection: l }: RenderStage, { low, high }: ClosedRoom): Source[] {
  const length = (UNSEEN.to - UNSEEN.from) / UNSEEN.parts;
  const area = length * UNSEEN.height;
  return Array.from({ length: UNSEEN.parts }, (_, n) => ({
    at: [l[0] < 0 ? low[0] : high[0], 0.5 * (low[1] + high[1]) - 0.2, UNSEEN.from + (n + 0.5) * length],
    axis: 0,
    sign: l[0] < 0 ? 1 : -1,
    area,
    power: area * UNSEEN.power,
  }));
}
