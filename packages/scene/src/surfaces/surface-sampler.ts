import { createPlane, type Raster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { createMaterialSampler, type MaterialSampler } from '../materials/material-sampler.ts';
import type { MaterialSpec } from '../materials/material-spec.ts';
import { findMaterial } from '../materials/materials.ts';
import { relightTile } from '../materials/relight-tile.ts';
import { renderMaterialTile } from '../materials/render-material-tile.ts';
import { makeSeamless } from './own-texture.ts';

/** Width of one tile of an own picture where nobody says it. */
const USUAL_TILE_MM = 1000;
const LEAST_EDGE = 96;
const MOST_EDGE = 1280;

/** What is laid on a surface: a material of the library or an own picture. */
export type SurfaceMaterial = { readonly id: string } | { readonly texture: Raster };

export interface SurfaceSampler {
  readonly sampler: MaterialSampler;
  /** Width and height of a tile in millimetres. */
  readonly tileMm: readonly [number, number];
}

/**
 * The sampler of a material in its real size.
 *
 * @param tileWidthMm asked width of a tile, else the material's own
 * @param mmPerPixel the finest that is looked at, so that a tile is drawn no finer than it is seen
 * @returns undefined for a library id that does not exist
 */
export function createSurfaceSampler(
  material: SurfaceMaterial,
  { tileWidthMm, mmPerPixel, seed }: { tileWidthMm?: number; mmPerPixel: number; seed: number },
): SurfaceSampler | undefined {
  if ('texture' in material) return samplerOfPicture(material.texture, tileWidthMm ?? USUAL_TILE_MM);
  const own = findMaterial(material.id);
  if (own === undefined) return undefined;
  const k = tileWidthMm === undefined ? 1 : tileWidthMm / own.tileSizeMm[0];
  const tileMm = [own.tileSizeMm[0] * k, own.tileSizeMm[1] * k] as const;
  const size = clamp(Math.round(Math.max(...tileMm) / mmPerPixel), LEAST_EDGE, MOST_EDGE);
  const tile = relightTile(renderMaterialTile(own, { size }, 1 + (seed & 7)), own);
  return { sampler: createMaterialSampler(tile, { ...own, tileSizeMm: tileMm }), tileMm };
}

function samplerOfPicture(texture: Raster, widthMm: number): SurfaceSampler {
  const { tile, kept } = makeSeamless(texture);
  const heightMm = (widthMm * texture.height) / texture.width;
  const tileMm = [widthMm * kept[0], heightMm * kept[1]] as const;
  const spec: Omit<MaterialSpec, 'generate'> = {
    id: 'own',
    family: 'plaster',
    tileSizeMm: tileMm,
    roughness: 0.7,
    reflectance: 0.04,
    metalness: 0,
    reliefMm: 0,
  };
  const height = createPlane(tile.width, tile.height);
  const material: MaterialSpec = { ...spec, generate: () => ({ albedo: tile, height }) };
  return { sampler: createMaterialSampler({ albedo: tile, height }, material), tileMm };
}
