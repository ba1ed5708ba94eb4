import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { type LaidShares, laySharesAlong, sumShares } from '../../learned/lay-shares.ts';
import { InteriorRole } from './interior-roles.ts';
import { upperTone } from './upper-tone.ts';

/** What is made of what the net sees; it sees a rug in half of a bare floor, so that one is floor. */
const HEARD: readonly (readonly [InteriorRole, readonly PixelClass[]])[] = [
  [InteriorRole.own, ['other', 'lamp', 'person', 'vehicle', 'paper', 'annotation', 'water', 'roof']],
  [InteriorRole.floor, ['floor', 'rug', 'paving']],
  [InteriorRole.ceiling, ['ceiling']],
  [InteriorRole.wallLight, ['wall']],
  [InteriorRole.timber, ['joinery', 'furniture', 'door', 'stair']],
  [InteriorRole.fabric, ['fabric']],
  [InteriorRole.curtain, ['curtain']],
  [InteriorRole.plant, ['plant', 'lawn']],
  [InteriorRole.metal, ['railing']],
  [InteriorRole.pane, ['window', 'sky']],
];
/** How far, by the height, a floor may reach above the horizon, and a ceiling below it. */
const HORIZON_SLACK = 0.02;

/** Share of a pixel from which it may be pane, and the mean share of a window that the net is sure of. */
const PANE = 0.5;
const SURE_PANE = 0.72;

/** A room of one material, told apart by the net alone. */
export interface HeardRoom {
  /** In the order of `roles`. */
  readonly shares: LaidShares;
  readonly roles: readonly InteriorRole[];
  /** `InteriorRole` per pixel: the likeliest. */
  readonly likeliest: Uint8Array;
  /** Share of each pixel that is in a window, 0…1. */
  readonly panes: Plane;
}

/**
 * Clay has one material and no drawn edges: its surfaces run into each other wherever light leaves no step between them, and no rule
 * tells a floor from a wall. The net sees what each pixel is; that is laid along what edges there are.
 * @param reading of the same picture, whatever its size
 * @param light of the model, display 0…1
 * @param horizonY its row in `light`; undefined where no camera was found
 */
export function hearRoom(
  reading: Omit<PixelReading, 'whole'>,
  light: Plane,
  horizonY: number | undefined,
): HeardRoom {
  const { width, height, shares } = reading;
  const planes = HEARD.map(([, classes]) =>
    sumShares(
      shares,
      width,
      height,
      PIXEL_CLASSES.length,
      classes.map((name) => PIXEL_CLASSES.indexOf(name)),
    ),
  );
  const roles = HEARD.map(([role]) => role);
  if (horizonY !== undefined) {
    const of = (role: InteriorRole): Plane => planes[roles.indexOf(role)] as Plane;
    const row = (horizonY / light.height) * height;
    const slack = HORIZON_SLACK * height;
    moveRows(of(InteriorRole.floor), of(InteriorRole.wallLight), 0, Math.round(row - slack));
    moveRows(of(InteriorRole.ceiling), of(InteriorRole.wallLight), Math.round(row + slack), height);
  }
  const laid = laySharesAlong(planes, light);
  return { shares: laid, roles, ...decide(laid, light, roles) };
}

/** Gives what one has in some rows to another. */
function moveRows(from: Plane, to: Plane, first: number, end: number): void {
  const { width, height } = from;
  for (let i = Math.max(0, first) * width; i < Math.min(height, end) * width; i++) {
    to.data[i] = (to.data[i] as number) + (from.data[i] as number);
    from.data[i] = 0;
  }
}

function decide(
  shares: LaidShares,
  light: Plane,
  roles: readonly InteriorRole[],
): Pick<HeardRoom, 'likeliest' | 'panes'> {
  const { width, height, count } = shares;
  const likeliest = new Uint8Array(width * height);
  const panes = new Float32Array(width * height);
  const pane = roles.indexOf(InteriorRole.pane);
  const row = new Float32Array(width * count);
  for (let y = 0; y < height; y++) {
    shares.row(y, row);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      likeliest[i] = roles[largest(row, x * count, count)] as InteriorRole;
      panes[i] = row[x * count + pane] as number;
    }
  }
  return { likeliest, panes: keepCertain({ width, height, data: panes }, light) };
}

/** Windows are not invented: of what may be panes, those stay that the net is sure of and that are as light as what lies outside. */
function keepCertain(panes: Plane, light: Plane): Plane {
  const { width, height } = panes;
  const parts = connectedComponents({
    width,
    height,
    data: Uint8Array.from(panes.data, (share) => (share > PANE ? 1 : 0)),
  });
  const sums = Array.from({ length: parts.count + 1 }, () => ({ area: 0, share: 0, light: 0 }));
  parts.data.forEach((part, i) => {
    const sum = sums[part];
    if (part === 0 || sum === undefined) return;
    sum.area++;
    sum.share += panes.data[i] as number;
    sum.light += light.data[i] as number;
  });
  const outside = upperTone(light, new Uint8Array(width * height), 0);
  const kept = sums.map(
    (sum) => sum.area > 0 && sum.share > SURE_PANE * sum.area && sum.light > outside * sum.area,
  );
  return {
    width,
    height,
    data: panes.data.map((share, i) => (kept[parts.data[i] as number] === true ? share : 0)),
  };
}

function largest(values: Float32Array, from: number, count: number): number {
  let best = 0;
  for (let k = 1; k < count; k++)
    if ((values[from + k] as number) > (values[from + best] as number)) best = k;
  return best;
}
