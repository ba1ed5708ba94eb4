import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { type Rgb, linearFromHex } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '../compose/colour-planes.ts';
import type { Environment, HexColour } from '../render-types.ts';
import type { RenderStage } from './render-stage.ts';

/** What lies outside, seen out of focus. Heights are shares of the window's, from its top. */
interface Outlook {
  /** Where land or water begins, and how much that line wanders. */
  readonly skyline: number;
  readonly wander: number;
  /** Absent: the garden of the hour's light. */
  readonly colour?: HexColour;
  /** 0 even (water) … 1 strongly mottled (leaves). */
  readonly mottle: number;
}

const OUTLOOKS: Readonly<Record<Environment | 'plain', Outlook>> = {
  plain: { skyline: 0.62, wander: 0.22, mottle: 0.4 },
  'city-street': { skyline: 0.4, wander: 0.5, colour: '#a3a7ad', mottle: 0.25 },
  forest: { skyline: 0.2, wander: 0.3, colour: '#5f7d52', mottle: 0.7 },
  lakeside: { skyline: 0.52, wander: 0.1, colour: '#86a9b8', mottle: 0.16 },
  seaside: { skyline: 0.55, wander: 0, colour: '#5f9cc0', mottle: 0.08 },
  countryside: { skyline: 0.58, wander: 0.16, colour: '#a9b56e', mottle: 0.3 },
  'mountain-foot': { skyline: 0.34, wander: 0.6, colour: '#7f93a8', mottle: 0.3 },
};

/**
 * What is seen through drawn panes: sky over a blur of what lies outside, brighter than the room by day. All panes of a window share
 * one view, so that bars part it and do not repeat it. Neutral glass (pictures, screens) gets a slanting sheen instead.
 */
export function paintWindowView(stage: RenderStage, out: ColourPlanes): void {
  const { cells, room, toAnalysis: k, light, request } = stage;
  const boxes = windowBoxes(stage);
  const outlook = OUTLOOKS[request.environment ?? 'plain'];
  const land = landColour(outlook, light.garden);
  for (let i = 0; i < cells.data.length; i++) {
    const cell = cells.data[i] as number;
    const role = room.roles[cell];
    if (role !== 'window' && role !== 'glass') continue;
    const x = (i % cells.width) * k;
    const y = Math.floor(i / cells.width) * k;
    const ring = role === 'window' ? (room.windowOf[cell] as number) : cell;
    const { x0, y0, x1, y1 } = boxes.get(ring) as Box;
    const v = (y - y0) / (y1 - y0 + 1);
    const u = (x - x0) / (x1 - x0 + 1);
    if (role === 'glass') {
      const sheen = 0.78 + 0.36 * smoothstep(0.25, 0.75, 0.62 * (1 - v) + 0.38 * u);
      out.r[i] = (out.r[i] as number) * sheen * 0.85;
      out.g[i] = (out.g[i] as number) * sheen * 0.88;
      out.b[i] = (out.b[i] as number) * sheen * 0.92;
      continue;
    }
    const skyline =
      outlook.skyline + outlook.wander * (fractalNoise(u * 5 + ring, 0.5, 2, request.seed) - 0.5);
    const share = smoothstep(skyline - 0.12, skyline + 0.2, v) * 0.75;
    const mottle = outlook.mottle * fractalNoise(u * 6, v * 6 + ring, 2, request.seed);
    const tone = 1 - outlook.mottle / 2 + mottle;
    for (const [plane, c] of [
      [out.r, 0],
      [out.g, 1],
      [out.b, 2],
    ] as const) {
      const sky = light.skyTop[c] + (light.skyLow[c] - light.skyTop[c]) * smoothstep(0, 0.8, v);
      plane[i] = sky + (land[c] * tone - sky) * share;
    }
  }
}

/** The outlook's own hue in the light of the hour, which the garden's brightness stands for. */
function landColour({ colour }: Outlook, garden: Rgb): Rgb {
  if (colour === undefined) return garden;
  const own = linearFromHex(colour);
  const gain = luminance(garden) / luminance(own);
  return [own[0] * gain, own[1] * gain, own[2] * gain];
}

/** Rec. 709. */
function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The box around all panes of each window, and of each single glass, in analysis pixels. */
function windowBoxes(stage: RenderStage): Map<number, Box> {
  const { cells } = stage.analysis;
  const boxes = new Map<number, Box>();
  stage.room.roles.forEach((role, i) => {
    if (role !== 'window' && role !== 'glass') return;
    const key = role === 'window' ? (stage.room.windowOf[i] as number) : i;
    const known = boxes.get(key);
    boxes.set(key, {
      x0: Math.min(known?.x0 ?? Infinity, cells.x0[i] as number),
      y0: Math.min(known?.y0 ?? Infinity, cells.y0[i] as number),
      x1: Math.max(known?.x1 ?? -Infinity, cells.x1[i] as number),
      y1: Math.max(known?.y1 ?? -Infinity, cells.y1[i] as number),
    });
  });
  return boxes;
}
