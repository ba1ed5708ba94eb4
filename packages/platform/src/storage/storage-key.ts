const KEY = /^[a-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/**
 * The same keys for every storage, so that files can be moved from one to another: names divided by single slashes, none
 * of which begins with a dot.
 *
 * @throws Error where it is none
 */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
