import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { type Ground, type GroundKind, groundColour, groundOf } from './paint-ground.ts';
import type { RenderRequest } from '../../render-request.ts';
import { type HeardSetting, Setting } from '../read/heard-setting.ts';

/** Share of the picture that painted ground takes from which bare sheet goes on in its colour. */
const ENOUGH = 0.01;
/** How bare a pixel is at most that tells the colour of the ground. */
const PAINTED = 0.1;
/** How much of painted ground snow covers, 0…1: what grows there shows through. */
const LEAST_SNOW = 0.55;
/** Light on which the grain of ground is laid: its own colour is the author's. */
const PLAIN: Rgb = [1, 1, 1];

/**
 * The ground of a coloured drawing: in the colours that it was given, with the grain of grass or paving, and bare sheet as the ground around it goes on.
 * @returns linear colour at a pixel
 */
export function drawnGround(
  { parts, bare, horizonY }: HeardSetting,
  fill: DisplayPlanes,
  { atmosphere, environment, seed }: Pick<RenderRequest, 'atmosphere' | 'environment' | 'seed'>,
): (x: number, y: number) => Rgb {
  const { width, height } = fill.light;
  const unit = Math.max(width, height) / 1024;
  const snow = atmosphere === 'snow';
  const goesOn = groundAround(parts, bare.data, fill) ?? groundOf('lawn', environment);
  const open = snow ? groundOf('snow', environment) : goesOn;
  const grain = (kind: GroundKind, x: number, y: number): Rgb =>
    groundColour({ kind, colour: PLAIN }, x, y, horizonY, unit, seed);
  return (x, y) => {
    const i = y * width + x;
    const [r, g, b] = grain(parts[i] === Setting.lawn ? 'lawn' : 'paving', x, y);
    const sheet = snow ? LEAST_SNOW + (1 - LEAST_SNOW) * (bare.data[i] as number) : (bare.data[i] as number);
    const own = [fill.r.data[i] as number, fill.g.data[i] as number, fill.b.data[i] as number] as const;
    const [openR, openG, openB] = groundColour(open, x, y, horizonY, unit, seed);
    return [
      own[0] ** 2.2 * r * (1 - sheet) + openR * sheet,
      own[1] ** 2.2 * g * (1 - sheet) + openG * sheet,
      own[2] ** 2.2 * b * (1 - sheet) + openB * sheet,
    ];
  };
}

/** What the painted ground is, lawn if there is enough of it; undefined where hardly any is painted. */
function groundAround(parts: Uint8Array, bare: Float32Array, { r, g, b }: DisplayPlanes): Ground | undefined {
  const meanOf = (part: number): { readonly colour: Rgb; readonly count: number } => {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let i = 0; i < parts.length; i++) {
      if (parts[i] !== part || (bare[i] as number) > PAINTED) continue;
      sum[0] += (r.data[i] as number) ** 2.2;
      sum[1] += (g.data[i] as number) ** 2.2;
      sum[2] += (b.data[i] as number) ** 2.2;
      count++;
    }
    const n = Math.max(1, count);
    return { colour: [sum[0] / n, sum[1] / n, sum[2] / n], count };
  };
  const least = ENOUGH * parts.length;
  const lawn = meanOf(Setting.lawn);
  if (lawn.count > least) return { kind: 'lawn', colour: lawn.colour };
  const paving = meanOf(Setting.paving);
  return paving.count > least ? { kind: 'paving', colour: paving.colour } : undefined;
}
