/** What stands in `golden/library.json`. */
export interface LibraryFile {
  readonly version: number;
  readonly digests: Readonly<Record<string, string>>;
}

export const LIBRARY_FILE = new URL('../golden/library.json', import.meta.url);
