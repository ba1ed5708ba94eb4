import type { ModelFormat } from '../model/model.ts';

/** What a file is by its own first bytes; its name decides only between texts without a mark. */
export function detectFormat(bytes: Uint8Array, name: string): ModelFormat | 'zip' | null {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 1024))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  for (const [mark, format] of MARKS) if (mark.test(head)) return format;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'stl' || isBinaryStl(bytes)) return 'stl';
  if (ending === 'obj' || /^(?:#[^\n]*\n\s*)*(?:v|o|g|mtllib)\s/.test(head)) return 'obj';
  if (ending === 'dae' && head.startsWith('<')) return 'dae';
  return null;
}

const MARKS: readonly (readonly [RegExp, ModelFormat | 'zip'])[] = [
  [/^glTF/, 'gltf'],
  [/^PLMD/, 'plan'],
  [/^PK\p{Cc}\p{Cc}/u, 'zip'],
  [/^ISO-10303-21/, 'ifc'],
  [/^3D Geometry File Format/, '3dm'],
  [/^(?:<\?xml[\s\S]*)?<COLLADA[\s>]/, 'dae'],
  [/^\{[\s\S]*"(?:asset|accessors|buffers|scenes?|nodes|meshes)"/, 'gltf'],
  [/^solid\s[\s\S]*?(?:facet|endsolid)/, 'stl'],
];

/** Endings of files in an archive that are models, the likeliest first. */
export const MODEL_ENDINGS = ['ifc', 'glb', 'gltf', '3dm', 'dae', 'obj', 'stl'] as const;

/** Eighty bytes of anything, a count, and fifty bytes for each triangle. */
export function isBinaryStl(bytes: Uint8Array): boolean {
  if (bytes.length < 84) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length === 84 + 50 * view.getUint32(80, true);
}
