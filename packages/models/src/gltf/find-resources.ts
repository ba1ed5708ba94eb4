import { GLB_BUFFER, type GLTF } from '@gltf-transform/core';
import { findReferenced } from '../archive/file-source.ts';
import { ModelFailure, brokenModel } from '../model/model-failure.ts';
import type { Reading } from '../format/reading.ts';

/** One pixel stands for a picture that is missing, so that the numbers of the others stay. */
const NO_PICTURE = new Uint8Array(0);

/**
 * Brings together the buffers and pictures of a document, from within the file or its archive, and makes sure that no
 * view leads out of its buffer.
 *
 * @throws ModelFailure `MODEL_PARTS_MISSING` where a buffer did not come with the file.
 */
export function findResources(
  document: GLTF.IGLTF,
  binary: Uint8Array | null,
  { path, files, warnings }: Reading,
): Record<string, Uint8Array<ArrayBuffer>> {
  const resources: Record<string, Uint8Array<ArrayBuffer>> = {};
  const lengths = (document.buffers ?? []).map((buffer, index) => {
    const found = isSpare(buffer)
      ? new Uint8Array(0)
      : buffer.uri === undefined
        ? binary
        : findReferenced(buffer.uri, path, files, warnings);
    if (found === undefined || found === null) {
      const name = buffer.uri?.slice(0, 80) ?? 'buffer';
      throw new ModelFailure('MODEL_PARTS_MISSING', `no ${name}`, { names: name });
    }
    buffer.uri = index === 0 && binary !== null ? GLB_BUFFER : `buffer-${index}`;
    resources[buffer.uri] = owned(found);
    if (!isSpare(buffer) && !(buffer.byteLength <= found.length)) throw brokenModel('a buffer is cut off');
    return isSpare(buffer) ? Number.POSITIVE_INFINITY : found.length;
  });
  for (const view of document.bufferViews ?? []) {
    const end = (view.byteOffset ?? 0) + view.byteLength;
    if (!((view.byteOffset ?? 0) >= 0 && end <= (lengths[view.buffer] ?? -1)))
      throw brokenModel('a view leads out of its buffer');
  }
  document.images?.forEach((image, index) => {
    if (image.uri === undefined) return;
    const found = findReferenced(image.uri, path, files, warnings);
    if (found === undefined) warnings.add('textures-missing', image.name ?? image.uri.slice(-80));
    image.uri = `image-${index}`;
    image.mimeType ??= 'image/png';
    resources[image.uri] = owned(found ?? NO_PICTURE);
  });
  return resources;
}

/** A buffer that stands for what is compressed elsewhere has no bytes of its own. */
function isSpare(buffer: GLTF.IBuffer): boolean {
  const meshopt = buffer.extensions?.['EXT_meshopt_compression'];
  return (
    typeof meshopt === 'object' && meshopt !== null && (meshopt as { fallback?: unknown }).fallback === true
  );
}

/** The library asks for bytes in a buffer of their own kind, not for those of Node's pool. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
