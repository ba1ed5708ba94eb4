/** What lies in the folders of the stand-in. */
export class StandInFiles {
  /** By the name that a node loads: folder and file. */
  readonly uploads = new Map<string, Uint8Array>();
  readonly saved = new Map<string, Uint8Array>();
  #saves = 0;

  /** Under a name that is not taken by something else. */
  put(subfolder: string, name: string, bytes: Uint8Array): { name: string; subfolder: string; type: string } {
    const path = subfolder === '' ? name : `${subfolder}/${name}`;
    const before = this.uploads.get(path);
    if (before && Buffer.compare(before, bytes) !== 0)
      return this.put(subfolder, name.replace(/(\.\w+)$/, ' (1)$1'), bytes);
    this.uploads.set(path, bytes);
    return { name, subfolder, type: 'input' };
  }

  loadable(name: string): Uint8Array | undefined {
    return this.uploads.get(name);
  }

  save(prefix: string, bytes: Uint8Array): { filename: string; subfolder: string; type: string } {
    this.#saves += 1;
    const at = prefix.lastIndexOf('/');
    const subfolder = at < 0 ? '' : prefix.slice(0, at);
    const filename = `${prefix.slice(at + 1)}_${String(this.#saves).padStart(5, '0')}_.png`;
    this.saved.set(`${subfolder}/${filename}`, bytes);
    return { filename, subfolder, type: 'output' };
  }
}
