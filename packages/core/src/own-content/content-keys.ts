/** Where a file of the operators' content lies in storage: by the hash of what is in it, so that nothing is overwritten. */
export function contentKey(id: string): string {
  return `content/${id.slice(0, 2)}/${id}`;
}
