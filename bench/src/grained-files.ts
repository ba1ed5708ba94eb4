import sharp from 'sharp';

/** So many that none comes a second time while it is remembered. */
const FILES = 240;
/** Levels of 255: a file as long as one of a photograph. */
const GRAIN = 10;

/** Pictures of a stand-in that costs this machine nothing while it is timed: made beforehand, each another one. */
export class GrainedFiles {
  #files: Promise<readonly Uint8Array[]> | undefined;
  #next = 0;

  /** @param paint the picture that all of them are grained versions of; asked for once */
  async next(paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    this.#files ??= paint().then(grained);
    const files = await this.#files;
    const file = files[this.#next % files.length];
    this.#next += 1;
    return file ?? paint();
  }
}

async function grained(file: Uint8Array): Promise<Uint8Array[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const files: Uint8Array[] = [];
  for (let turn = 0; turn < FILES; turn += 1) {
    const pixels = Buffer.from(data);
    for (let at = turn % 3; at < pixels.length; at += 3) {
      const grain = ((at * 7919 + turn * 104_729) % (2 * GRAIN + 1)) - GRAIN;
      pixels[at] = Math.min(255, Math.max(0, (pixels[at] ?? 0) + grain));
    }
    const raw = { width, height, channels: 3 } as const;
    files.push(await sharp(pixels, { raw }).png({ compressionLevel: 3 }).toBuffer());
  }
  return files;
}
