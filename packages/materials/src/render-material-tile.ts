import type { MaterialSpec, MaterialTile } from './spec/material-spec.ts';

/** How finely a tile is drawn: pixels of its longer edge, or pixels per millimetre. */
export type TileResolution = { readonly size: number } | { readonly pixelsPerMm: number };

/**
 * Draws one period of a material. The same material, resolution and seed give the same pixels; callers keep what they
 * need again.
 * @param resolution 16…4096 pixels for the longer edge after rounding.
 * @throws RangeError for a resolution beyond that.
 */
export function renderMaterialTile(
  material: MaterialSpec,
  resolution: TileResolution,
  seed = 1,
): MaterialTile {
  const [widthMm, heightMm] = material.tileSizeMm;
  const longest = Math.max(widthMm, heightMm);
  const density = 'size' in resolution ? resolution.size / longest : resolution.pixelsPerMm;
  const edge = longest * density;
  if (!(edge >= 15.5 && edge <= 4096.5)) throw new RangeError(`a tile of ${edge} pixels`);
  const width = Math.max(8, Math.round(widthMm * density));
  const height = Math.max(8, Math.round(heightMm * density));
  return material.generate({
    width,
    height,
    widthMm,
    heightMm,
    pixel: Math.max(widthMm / width, heightMm / height),
    seed,
  });
}
