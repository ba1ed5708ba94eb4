import { createMaterialSampler, type MaterialSampler } from './material-sampler.ts';
import { findMaterial } from './materials.ts';
import { relightTile } from './relight-tile.ts';
import { renderMaterialTile } from './render-material-tile.ts';

/** Pixels of a tile's longer edge: renders show a surface at several millimetres per pixel. */
const SIZE = 320;
/** A worker renders one style after another: what few of them share is kept. About 2 MB each. */
const KEPT = 16;
const samplers = new Map<string, MaterialSampler>();

/** The sampler of a library material for renders, lit by its own relief; undefined for an unknown id. The same for the same arguments. */
export function prepareMaterial(id: string, seed: number): MaterialSampler | undefined {
  const key = `${id} ${seed & 7}`;
  const known = samplers.get(key);
  if (known !== undefined) {
    // Last used, last dropped.
    samplers.delete(key);
    samplers.set(key, known);
    return known;
  }
  const material = findMaterial(id);
  if (material === undefined) return undefined;
  const tile = renderMaterialTile(material, { size: SIZE }, 1 + (seed & 7));
  const sampler = createMaterialSampler(relightTile(tile, material), material);
  samplers.set(key, sampler);
  const oldest = samplers.keys().next().value;
  if (samplers.size > KEPT && oldest !== undefined) samplers.delete(oldest);
  return sampler;
}
