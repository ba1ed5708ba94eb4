import type { Raster } from '@plumbline/imaging/raster.ts';
import { layOnGround, layOnSurface } from './lay-texture.ts';
import { viewGround } from './ground-view.ts';
import { matchDetail } from './match-detail.ts';
import { decodeOklab, type OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { quiltTexture } from './quilt-texture.ts';
import type { Areas } from './read-areas.ts';
import { sampleGround, sampleSurface } from './sample-texture.ts';

/** Side of the texture that a sample is grown to, in texels. */
const GROWN = 256;

export interface Picture {
  readonly picture: Raster;
  readonly areas: Areas;
}

/**
 * Lays the materials of a photo or a render on another picture, in place: its floor on the floor, in the perspective of the
 * base; its walls' and ceiling's fine texture on theirs; elsewhere detail as crisp or as soft as in the reference.
 * @param base gives geometry: floor, walls and camera are read from it. @returns notes on what was laid.
 */
export function transferMaterials(
  planes: OklabPlanes,
  base: Picture,
  reference: Picture,
  strength: number,
  seed: number,
  check: () => void,
): string[] {
  const notes: string[] = [];
  const style = decodeOklab(reference.picture);
  matchDetail(planes, style, strength);
  check();
  if (base.areas.ground !== null && reference.areas.ground !== null) {
    const sample = sampleGround(style, reference.areas.ground, viewGround(reference.picture).plane);
    check();
    if (sample !== null) {
      const view = viewGround(base.picture);
      layOnGround(planes, base.areas.ground, view.plane, quiltTexture(sample, GROWN, seed), strength);
      notes.push(`ground: ${sample.side} texels${view.sure ? '' : ', level view'}`);
    }
  }
  check();
  for (const role of ['wall', 'ceiling'] as const) {
    const own = base.areas[role];
    const other = reference.areas[role];
    if (own === null || other === null) continue;
    const sample = sampleSurface(style, other);
    if (sample === null) continue;
    const scale = reference.picture.width / base.picture.width;
    layOnSurface(planes, own, quiltTexture(sample, GROWN, seed + 1), scale, strength);
    notes.push(`${role}: ${sample.side} texels`);
    check();
  }
  return notes;
}
