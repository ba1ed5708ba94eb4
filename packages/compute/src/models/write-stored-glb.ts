import { gunzipSync } from 'node:zlib';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import { type BakedFinish, writeModelGlb } from '@plumbline/models/leave/write-model-glb.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { findMaterial } from '@plumbline/materials/materials.ts';
import { renderMaterialTile } from '@plumbline/materials/render-material-tile.ts';

/** Of the longer side of a baked material: what viewers of the web show without waiting. */
const TILE_PX = 1024;

/** A model from its stored form as binary glTF, with the materials of the library that are assigned to it. */
export async function writeStoredGlb(
  stored: Uint8Array,
  assignments: readonly ModelAssignment[],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const finishes = new Map<string, BakedFinish>();
  for (const { materialId } of assignments) {
    signal.throwIfAborted();
    const finish = finishes.has(materialId) ? null : await bake(materialId);
    if (finish !== null) finishes.set(materialId, finish);
  }
  return writeModelGlb(decodeModel(gunzipSync(stored)), { assignments, finishes, signal });
}

/** One repeat of a material without light; null for one that the library has lost. */
async function bake(materialId: string): Promise<BakedFinish | null> {
  const material = findMaterial(materialId);
  if (material === undefined) return null;
  const { width, height, data, channels } = renderMaterialTile(material, { size: TILE_PX }).albedo;
  const png = await encodePng({ width, height, channels: 3, filter: 'sub' }, (y, row) => {
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        row[x * 3 + channel] = data[(y * width + x) * channels + channel] as number;
  });
  if (!png) throw new Error('a tile has no limit');
  const [widthMm, heightMm] = material.tileSizeMm;
  const { roughness, metalness } = material;
  return { name: materialId, png, widthM: widthMm / 1000, heightM: heightMm / 1000, roughness, metalness };
}
