import { vi } from 'vitest';

/** A browser's local storage in memory, for modules that are loaded after it. */
export function stubStorage(kept: Readonly<Record<string, string>> = {}): Map<string, string> {
  const items = new Map(Object.entries(kept));
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  return items;
}
