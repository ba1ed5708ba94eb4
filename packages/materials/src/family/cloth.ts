import { parseHexColour, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { createCellHit, createCells } from '../noise/periodic-cells.ts';
import { createNoise, wrap } from '../noise/periodic-noise.ts';
import { createRamp, createTones, paintPoints, scaleColour, setColour, unitRandom } from '../spec/texel.ts';

/** Which yarn lies on top at crossing (x, y): true for the warp, which runs along v. */
export type Weave = (x: number, y: number) => boolean;

export const plainWeave: Weave = (x, y) => ((x + y) & 1) === 0;
export const twillWeave: Weave = (x, y) => ((x + y) & 3) < 2;
/** Twill that turns every `turn` yarns. */
export function herringboneWeave(turn: number): Weave {
  return (x, y) => (((Math.floor(x / turn) & 1) === 0 ? x + y : x - y + 4096 * 4) & 3) < 2;
}
export function basketWeave(size: number): Weave {
  return (x, y) => ((Math.floor(x / size) + Math.floor(y / size)) & 1) === 0;
}

export interface ClothLook {
  readonly weave: Weave;
  /** Yarns across and along the tile: multiples of the weave's and the pattern's period. */
  readonly yarns: readonly [number, number];
  /** Colours of the yarns in order, repeated; each entry a colour and how many yarns it lasts. */
  readonly warp: readonly (readonly [string, number])[];
  readonly weft: readonly (readonly [string, number])[];
  /** Uneven thickness and tone of the yarns, 0…1. */
  readonly slub: number;
  /** Slow clouding of the piece, 0…1. */
  readonly cloud: number;
}

/** Woven cloth, yarn by yarn. */
export function paintWoven(look: ClothLook): TileGenerator {
  const warp = expand(look.warp);
  const weft = expand(look.weft);
  return paintPoints((frame) => {
    const [nx, ny] = look.yarns;
    const pitchX = frame.widthMm / nx;
    const pitchY = frame.heightMm / ny;
    const cloud = createNoise(frame, frame.widthMm / 4, 3, 161);
    const slubX = createNoise(frame, [pitchX * 0.9, pitchY * 14], 2, 162);
    const slubY = createNoise(frame, [pitchX * 14, pitchY * 0.9], 2, 163);
    const hair = createNoise(frame, Math.max(pitchX / 2.5, 1.2 * frame.pixel), 1, 164);
    // Where a pixel covers a yarn, the yarn's roundness is not seen any more.
    const seen = Math.min(1, Math.max(0, pitchX / frame.pixel - 1) / 2.5);
    const { seed } = frame;
    return (u, v, texel) => {
      const bow = 0.12 * pitchX * look.slub;
      const gx = (u + bow * slubX(u, v)) / pitchX;
      const gy = (v + bow * slubY(u, v)) / pitchY;
      const x = Math.floor(gx);
      const y = Math.floor(gy);
      const ix = wrap(x, nx);
      const iy = wrap(y, ny);
      const up = look.weave(ix, iy);
      const across = 2 * ((up ? gx - x : gy - y) - 0.5);
      const along = 2 * ((up ? gy - y : gx - x) - 0.5);
      const yarn = up ? (warp[ix % warp.length] as Rgb) : (weft[iy % weft.length] as Rgb);
      const own = unitRandom(up ? ix : iy + 7919, 171, seed) - 0.5;
      const thick = up ? slubX(u, v) : slubY(u, v);
      setColour(texel, yarn);
      const round = Math.sqrt(Math.max(0, 1 - 0.92 * across * across));
      const bend = 1 - 0.35 * along * along;
      const shape = round * bend;
      scaleColour(
        texel,
        1 +
          seen * 0.42 * (shape - 0.68) +
          look.slub * (0.1 * own + 0.16 * thick) +
          0.05 * hair(u, v) +
          0.06 * look.cloud * cloud(u, v),
      );
      texel.h = 0.2 + 0.75 * shape * (1 + 0.2 * look.slub * thick);
    };
  });
}

function expand(sequence: readonly (readonly [string, number])[]): Rgb[] {
  return sequence.flatMap(([hex, count]) => Array.from({ length: count }, () => parseHexColour(hex)));
}

export interface PileLook {
  readonly tones: readonly string[];
  /** Millimetres of a tuft or loop. */
  readonly size: number;
  /** 0 round loops … 1 cut tufts. */
  readonly cut: number;
  /** Soft patches that brushing and footsteps leave, 0…1. */
  readonly patches: number;
  /** How regular the rows are: 0 rows … 1 wild. */
  readonly jitter: number;
  /** Bands of colour along v: colour and millimetres; the tones then only vary it. */
  readonly stripes?: readonly (readonly [string, number])[];
  /** Colours of single tufts and their share: berber flecks. */
  readonly flecks?: readonly [readonly string[], number];
}

/** Loops or tufts side by side: carpets, boucle, felt and velvet by their sizes. */
export function paintPile(look: PileLook): TileGenerator {
  const tones = createTones(look.tones);
  const flecks = look.flecks === undefined ? undefined : createTones(look.flecks[0]);
  return paintPoints((frame) => {
    const size = Math.max(look.size, 2 * frame.pixel);
    const cells = createCells(frame, size, look.jitter, 181);
    const patches = createNoise(frame, frame.widthMm / 6, 4, 182);
    const fibre = createNoise(frame, Math.max(size / 4, 1.2 * frame.pixel), 2, 183);
    const wobble = createNoise(frame, size * 1.4, 2, 184);
    const hit = createCellHit();
    const stripes = look.stripes === undefined ? undefined : stripeTable(look.stripes, frame.widthMm);
    const { seed } = frame;
    return (u, v, texel) => {
      const w = 0.4 * size * wobble(u, v);
      cells(u + w, v + 0.7 * w, hit);
      const r = unitRandom(hit.id, 191, seed);
      if (stripes !== undefined) {
        setColour(texel, stripes[wrap(Math.floor(u - hit.dx), stripes.length)] as Rgb);
        scaleColour(texel, 0.95 + 0.1 * r);
      } else if (flecks !== undefined && unitRandom(hit.id, 192, seed) < (look.flecks?.[1] ?? 0)) {
        flecks(unitRandom(hit.id, 193, seed), texel);
      } else tones(r, texel);
      const d = Math.min(1, hit.centre / (0.62 * size));
      const dome = 1 - d * d * (look.cut > 0.5 ? 0.75 : 1);
      const f = fibre(u, v);
      scaleColour(
        texel,
        0.83 + 0.2 * dome + (0.05 + 0.12 * look.cut) * f + 0.1 * look.patches * patches(u, v),
      );
      texel.h = 0.15 + 0.6 * dome + 0.2 * look.cut * f + 0.1 * (r - 0.5) + 0.1 * look.patches * patches(u, v);
    };
  });
}

/** Colour for each millimetre of the tile's width. */
function stripeTable(stripes: readonly (readonly [string, number])[], width: number): Rgb[] {
  const total = stripes.reduce((sum, [, mm]) => sum + mm, 0);
  return stripes.flatMap(([hex, mm]) =>
    Array.from({ length: Math.round((mm / total) * width) }, () => parseHexColour(hex)),
  );
}

export interface HideLook {
  readonly tones: readonly string[];
  /** Millimetres of a pebble of the grain. */
  readonly size: number;
  /** Depth of the creases, 0…1. */
  readonly crease: number;
  /** Pale wear and clouding, 0…1. */
  readonly wear: number;
}

/** Leather: pebbled grain of two sizes with creases between. */
export function paintHide(look: HideLook): TileGenerator {
  const tones = createRamp(look.tones);
  return paintPoints((frame) => {
    const size = Math.max(look.size, 2.4 * frame.pixel);
    const large = createCells(frame, size, 0.9, 201);
    const small = createCells(frame, size * 0.45, 0.9, 202);
    const cloud = createNoise(frame, frame.widthMm / 5, 5, 203);
    const bend = createNoise(frame, size * 2, 2, 204);
    const pore = createNoise(frame, Math.max(size / 3, 1.2 * frame.pixel), 1, 205);
    const hit = createCellHit();
    const inner = createCellHit();
    return (u, v, texel) => {
      const w = 0.3 * size * bend(u, v);
      large(u + w, v - w, hit);
      small(u - w, v + w, inner);
      const c = cloud(u, v);
      tones(0.5 + 0.34 * c * look.wear + 0.1 * (unitRandom(hit.id, 206, frame.seed) - 0.5), texel);
      const deep = Math.exp(-hit.edge / (0.16 * size));
      const fine = Math.exp(-inner.edge / (0.1 * size));
      scaleColour(texel, 1 - look.crease * (0.3 * deep + 0.1 * fine) + 0.04 * pore(u, v) + 0.05 * c);
      texel.h = 0.9 - look.crease * (0.6 * deep + 0.2 * fine) + 0.04 * pore(u, v);
    };
  });
}
