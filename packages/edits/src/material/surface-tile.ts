import type { Raster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { prepareTexture, type TiledTexture } from '@plumbline/imaging/warp/prepare-texture.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { relightTile } from '@plumbline/materials/relight-tile.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';
import { makeSeamless } from '@plumbline/imaging/warp/make-seamless.ts';

/** Width of one tile of an own picture where nobody says it. */
const USUAL_TILE_MM = 1000;
const LEAST_EDGE = 96;
const MOST_EDGE = 1280;

/** What is laid on a surface: a material of the library or an own picture (RGB, 8 pixels or more each way). */
export type SurfaceMaterial = { readonly id: string } | { readonly texture: Raster };

export interface SurfaceTile {
  readonly texture: TiledTexture;
  readonly tileWidthMm: number;
}

export interface TileOptions {
  /** Asked width of a tile, else the material's own. */
  readonly tileWidthMm?: number;
  /** The finest that is looked at, so that a tile is drawn no finer than it is seen. */
  readonly mmPerPixel: number;
  readonly seed: number;
}

/** One tile of a material in its real size, lit by its own relief. @returns undefined for an unknown id of the library */
export function prepareTile(
  material: SurfaceMaterial,
  { tileWidthMm, mmPerPixel, seed }: TileOptions,
): SurfaceTile | undefined {
  if ('texture' in material) {
    const { tile, kept } = makeSeamless(material.texture);
    return { texture: prepareTexture(tile), tileWidthMm: (tileWidthMm ?? USUAL_TILE_MM) * kept };
  }
  const own = findMaterial(material.id);
  if (own === undefined) return undefined;
  const [ownWidth, ownHeight] = own.tileSizeMm;
  const width = tileWidthMm ?? ownWidth;
  const longest = Math.max(width, (width * ownHeight) / ownWidth);
  const size = clamp(Math.round(longest / mmPerPixel), LEAST_EDGE, MOST_EDGE);
  const { albedo } = relightTile(renderMaterialTile(own, { size }, 1 + (seed & 7)), own);
  return { texture: prepareTexture(albedo), tileWidthMm: width };
}
