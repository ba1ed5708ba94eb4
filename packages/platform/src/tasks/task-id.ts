/** Ids are opaque to callers, ours are UUIDs: anything else names no task, and must not reach a uuid column. */
export function isTaskId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
