import { findPictureKind } from '@plumbline/models/textures/picture-kind.ts';
import type { Model } from '@plumbline/models/model/model.ts';

/** Which pictures of a model the view shows, and how large: all are of one size, because one call draws surfaces of many. */
export interface PicturePlan {
  /** Pixels, both ways. */
  readonly edge: number;
  /** Indices of textures, each the layer of its place. */
  readonly layers: readonly number[];
}

const EDGES = [1024, 512, 256, 128, 64] as const;
/** Bytes that all of them take together, four a pixel. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A layer's number, and that there is none, are one byte. */
const MOST_LAYERS = 255;
/** Decoded for a moment as it is: what is larger is left to the render. */
const MOST_PIXELS = 40_000_000;

/** @returns null where no surface has a picture. Of more than fit, those that most of the surfaces have are shown. */
export function planPictures(model: Model): PicturePlan | null {
  const { instances, materials, meshes, textures } = model;
  const triangles = new Map<number, number>();
  for (let at = 0; at < instances.count; at += 1) {
    const texture = materials[instances.material[at] ?? 0]?.texture ?? null;
    const mesh = meshes[instances.mesh[at] ?? 0];
    if (texture !== null && mesh?.uvs)
      triangles.set(texture, (triangles.get(texture) ?? 0) + mesh.indices.length);
  }
  const fitting = [...triangles].flatMap(([texture, count]) => {
    const kind = findPictureKind(textures[texture]?.bytes ?? new Uint8Array());
    const size = kind === null ? 0 : kind.width * kind.height;
    return kind !== null && size > 0 && size <= MOST_PIXELS
      ? [{ texture, count, edge: Math.max(kind.width, kind.height) }]
      : [];
  });
  if (fitting.length === 0) return null;
  const layers = fitting.toSorted((a, b) => b.count - a.count || a.texture - b.texture).slice(0, MOST_LAYERS);
  const largest = Math.max(...layers.map(({ edge }) => edge));
  const edge = EDGES.find(
    (each, index) => each * each * 4 * layers.length <= MOST_BYTES && (EDGES[index + 1] ?? 0) < largest,
  );
  return { edge: edge ?? 64, layers: layers.map(({ texture }) => texture) };
}
