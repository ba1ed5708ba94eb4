import type { EditorDocument } from '@plumbline/contract/api/editor-session.ts';

/** The pictures of a document's masks, each once. */
export function maskIds({ masks }: EditorDocument): string[] {
  return [...new Set(masks.flatMap(({ imageId }) => imageId ?? []))];
}
