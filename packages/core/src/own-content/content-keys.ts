const ROOT = 'content/';

/** Every folder of the operators' content. */
export const CONTENT_FOLDERS: readonly string[] = Array.from(
  { length: 256 },
  (_, index) => `${ROOT}${index.toString(16).padStart(2, '0')}/`,
);

/** Where a file of the operators' content lies in storage: by the hash of what is in it, so that nothing is overwritten. */
export function contentKey(id: string): string {
  return `${ROOT}${id.slice(0, 2)}/${id}`;
}

/** The hash that a key of `contentKey` is of. */
export function contentIdOf(key: string): string {
  return key.split('/')[2] ?? '';
}
