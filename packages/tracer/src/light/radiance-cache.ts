import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import { lightCells, linkCells } from './cell-kernels.ts';
import { evenCells } from './even-cells.ts';
import { createLightCells, facingOf, type LightCells, LINKS } from './light-cells.ts';
import { addMetCells, createMetCells, type MetCells } from './meet-cells.ts';

const BOUNCES = 4;
/**
 * Cells are looked for from cells until so few are left that see nothing yet, and in scenes without end no oftener: what they would throw
 * back is missing, and in a closed white room that is a fifth of all light.
 */
const UNSEEN = 0.02;
const DEEPEST = 4;
/** Light bounces on until a round adds less than this share of it, and in rooms of white no longer than so many rounds. */
const SETTLED = 0.004;
const DEEP_BOUNCES = 32;
/** Cells a tile. */
const TILE = 256;

/** The cells of a scene while they are made. */
export interface RadianceCache {
  readonly cells: LightCells;
  /**
   * Makes the cells that rays met unknown, and lights them. The first time light then bounces several times between
   * them; cells met later join with one gathering of their own.
   * @returns the cell of each ray, `OPEN` for none.
   */
  readonly settle: (met: MetCells) => Int32Array;
  /**
   * Makes known what the cells see that no ray of the picture has met, and lets light bounce between all of them again: what
   * lies out of sight then gives its share too.
   */
  readonly deepen: () => void;
}

/**
 * Stochastic radiosity over hashed cells (after Heckbert, "Adaptive radiosity textures", 1990): each traces some rays once,
 * and light goes along them. Rays are traced by all threads, cells are made and numbered by one.
 */
export function createRadianceCache(scene: SharedScene, context: RenderContext): RadianceCache {
  const { eye, fineLight } = scene;
  const detail = fineLight === undefined ? undefined : { centre: eye, reach: fineLight };
  const cells = createLightCells(scene.cell, detail, context.memory);
  const { finishes, tracer, interior, portalled } = openScene(scene);
  const isRoom = interior && portalled;
  let isDeep = false;
  let count = 0;
  let linked = 0;
  const light = (first: number): void =>
    runTiles(context, lightCells, { scene, cells, first }, count - first, TILE);
  const settle = (met: MetCells): Int32Array => {
    const known = count;
    const seen = addMetCells(met, cells, count, finishes, context.memory);
    count = seen.count;
    light(known);
    const first = linked;
    const upTo = count;
    const links = createMetCells((upTo - first) * LINKS, context.memory);
    runTiles(context, linkCells, { scene, cells, first, met: links }, upTo - first, TILE);
    const linkedTo = addMetCells(links, cells, count, finishes, context.memory);
    count = linkedTo.count;
    cells.links.set(linkedTo.cell, first * LINKS);
    light(upTo);
    for (let round = 0; round < (first === 0 ? BOUNCES : 1); round++) bounceLight(cells, first, upTo);
    linked = upTo;
    if (isRoom && isDeep) evenCells(cells, tracer, first, upTo);
    meanByFacing(cells, linked);
    return seen.cell;
  };
  const deepen = (): void => {
    for (let round = 0; round < DEEPEST && count - linked > UNSEEN * count; round++)
      settle(createMetCells(0));
    for (let round = 0, before = 0; round < DEEP_BOUNCES; round++) {
      bounceLight(cells, 0, linked);
      const after = bouncedLight(cells, linked);
      if (after - before <= SETTLED * after) break;
      before = after;
    }
    isDeep = true;
    if (isRoom) evenCells(cells, tracer, 0, linked);
    meanByFacing(cells, linked);
  };
  return { cells, settle, deepen };
}

function bounceLight(
  { links, albedo, direct, bounced, fromSky }: LightCells,
  from: number,
  to: number,
): void {
  for (let c = from; c < to; c++) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = c * LINKS; k < (c + 1) * LINKS; k++) {
      const at = 3 * (links[k] as number);
      if (at < 0) continue;
      r += (albedo[at] as number) * ((direct[at] as number) + (bounced[at] as number));
      g += (albedo[at + 1] as number) * ((direct[at + 1] as number) + (bounced[at + 1] as number));
      b += (albedo[at + 2] as number) * ((direct[at + 2] as number) + (bounced[at + 2] as number));
    }
    bounced[3 * c] = (fromSky[3 * c] as number) + r / LINKS;
    bounced[3 * c + 1] = (fromSky[3 * c + 1] as number) + g / LINKS;
    bounced[3 * c + 2] = (fromSky[3 * c + 2] as number) + b / LINKS;
  }
}

/** The sum over all cells and colours. */
function bouncedLight({ bounced }: LightCells, count: number): number {
  let sum = 0;
  for (let k = 0; k < 3 * count; k++) sum += bounced[k] as number;
  return sum;
}

function meanByFacing({ facing, bounced, ambient }: LightCells, count: number): void {
  const number = new Float64Array(6);
  const sum = new Float64Array(18);
  for (let c = 0; c < count; c++) {
    const f = facingOf(facing[3 * c] as number, facing[3 * c + 1] as number, facing[3 * c + 2] as number);
    number[f] = (number[f] as number) + 1;
    for (let k = 0; k < 3; k++) sum[3 * f + k] = (sum[3 * f + k] as number) + (bounced[3 * c + k] as number);
  }
  for (let k = 0; k < 18; k++)
    ambient[k] = (sum[k] as number) / Math.max(1, number[Math.floor(k / 3)] as number);
}
