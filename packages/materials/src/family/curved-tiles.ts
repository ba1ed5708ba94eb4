import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { createNoise, wrap } from '../noise/periodic-noise.ts';
import { createTones, paintPoints, scaleColour, unitRandom } from '../spec/texel.ts';

export interface CurvedTileLook {
  readonly tones: readonly string[];
  /** Columns over the tile. */
  readonly columns: number;
  /** Rows of pans over the tile. */
  readonly panRows: number;
  /** Rows of covers; the same number: pan and cover are one tile. */
  readonly coverRows: number;
  /** Share of a column that the cover takes. */
  readonly cover: number;
  /** Lightness differs by so much from tile to tile. */
  readonly vary: number;
  /** Weathering and moss 0…1. */
  readonly wear: number;
}

/** Roofs of convex covers and concave pans: pantiles, monk and nun, Chinese grey tiles. The eaves lie at the bottom. */
export function paintCurvedTiles(look: CurvedTileLook): TileGenerator {
  const tones = createTones(look.tones);
  const single = look.panRows === look.coverRows;
  return paintPoints((frame) => {
    const { seed } = frame;
    const pitch = frame.widthMm / look.columns;
    const wear = createNoise(frame, 260, 4, 281);
    const stain = createNoise(frame, 60, 3, 282);
    const grain = createNoise(frame, Math.max(4, 1.3 * frame.pixel), 2, 283);
    return (u, v, texel) => {
      const column = Math.floor(u / pitch);
      const s = u / pitch - column;
      const inCover = s < look.cover;
      const rows = inCover ? look.coverRows : look.panRows;
      const rowHeight = frame.heightMm / rows;
      // The lower lip of a tile is rounded and no two are laid quite alike.
      const slip = 0.05 * (unitRandom(wrap(column, look.columns), 284, seed) - 0.5);
      const t = inCover ? s / look.cover : (s - look.cover) / (1 - look.cover);
      const arch = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));
      const lip = (inCover ? 1 - arch : arch) * 0.05;
      const y = v / rowHeight + slip + lip;
      const row = Math.floor(y);
      const f = y - row;
      const part = single ? 0 : inCover ? 1 : 2;
      const id = wrap(row, rows) * 64 + wrap(column, look.columns) + 8192 * part;
      tones(unitRandom(id, 285, seed), texel);
      scaleColour(texel, 1 + look.vary * (unitRandom(id, 286, seed) - 0.5));
      const level = inCover ? 0.42 + 0.42 * arch : 0.34 - 0.26 * arch;
      texel.h = level + 0.15 * f;
      // Under a lip and between cover and pan no light comes.
      const under = smoothstep(0.11, 0, f) * (inCover ? 0.5 : 0.62);
      const flank = inCover ? 0.35 * smoothstep(0.3, 0, arch) : 0.42 * smoothstep(0.55, 0, arch);
      const w = wear(u, v);
      scaleColour(
        texel,
        (1 - under) *
          (1 - flank) *
          (1 + 0.1 * look.wear * w + 0.07 * look.wear * stain(u, v) + 0.05 * grain(u, v)),
        0.03 * w * look.wear,
      );
      // Dust gathers at the upper end, rain washes the lip.
      scaleColour(texel, 0.97 + 0.06 * f);
    };
  });
}
