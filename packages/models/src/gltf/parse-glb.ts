import { brokenModel } from '../model/model-failure.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

export interface GltfParts {
  /** The document as it was written: nothing of it is known to be true yet. */
  readonly json: unknown;
  /** The binary chunk of a .glb. */
  readonly binary: Uint8Array | null;
}

/** A .glb into its two chunks, or the text of a .gltf. @throws ModelFailure `MODEL_BROKEN`. */
export function parseGlb(bytes: Uint8Array): GltfParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0, true) !== MAGIC) return { json: parse(bytes), binary: null };
  if (view.getUint32(4, true) !== 2) throw brokenModel('glTF 1.0 is not read');
  let json: unknown;
  let binary: Uint8Array | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) throw brokenModel('a chunk of the .glb is cut off');
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === JSON_CHUNK && json === undefined) json = parse(content);
    else if (type === BINARY_CHUNK) binary ??= content;
    at += 8 + length;
  }
  return { json, binary };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw brokenModel('the document of the glTF is no JSON', cause);
  }
}
