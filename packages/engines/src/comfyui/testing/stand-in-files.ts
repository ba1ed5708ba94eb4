const TEMP = ' [temp]';

/** What lies in the folders of the stand-in. */
export class StandInFiles {
  /** By the name that a node loads: folder and file, and ` [temp]` after those of the folder that a start empties. */
  readonly uploads = new Map<string, Uint8Array>();
  readonly #saved = new Map<string, Uint8Array>();
  #saves = 0;

  /** Under a name that is not taken by something else. */
  put(
    type: string,
    subfolder: string,
    name: string,
    bytes: Uint8Array,
  ): { name: string; subfolder: string; type: string } {
    const path = `${subfolder === '' ? name : `${subfolder}/${name}`}${type === 'temp' ? TEMP : ''}`;
    const before = this.uploads.get(path);
    if (before && Buffer.compare(before, bytes) !== 0)
      return this.put(type, subfolder, name.replace(/(\.\w+)$/, ' (1)$1'), bytes);
    this.uploads.set(path, bytes);
    return { name, subfolder, type };
  }

  /** What a start does to the folder of temporary files. */
  emptyTemp(): void {
    for (const path of this.uploads.keys()) if (path.endsWith(TEMP)) this.uploads.delete(path);
    for (const path of this.#saved.keys()) if (path.startsWith('temp/')) this.#saved.delete(path);
  }

  loadable(name: string): Uint8Array | undefined {
    return this.uploads.get(name);
  }

  /** @param type the folder: what is only looked at goes into the one that a start empties */
  save(
    type: 'output' | 'temp',
    prefix: string,
    bytes: Uint8Array,
  ): { filename: string; subfolder: string; type: string } {
    this.#saves += 1;
    const at = prefix.lastIndexOf('/');
    const subfolder = at < 0 ? '' : prefix.slice(0, at);
    const filename = `${prefix.slice(at + 1)}_${String(this.#saves).padStart(5, '0')}_.png`;
    this.#saved.set(`${type}/${subfolder}/${filename}`, bytes);
    return { filename, subfolder, type };
  }

  saved(type: string, subfolder: string, filename: string): Uint8Array | undefined {
    return this.#saved.get(`${type}/${subfolder}/${filename}`);
  }
}
