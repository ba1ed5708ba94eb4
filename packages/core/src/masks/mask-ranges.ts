import type { MaskRange } from '@plumbline/contract/edit-inputs/require-mask.ts';
import { readWorkingFile } from '../images/read-working-file.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';

const MOST_KNOWN = 1000;
/** A start goes on when its caller has gone: a repeat with its key asks for the same answer. */
const UNTIL_DONE = new AbortController().signal;

/** How much is painted on masks. Each is decoded once: starting over and over with the same one costs nothing more. */
export class MaskRanges {
  readonly #storage: Storage;
  readonly #compute: Compute;
  readonly #known = new Map<string, MaskRange>();

  constructor({ storage, compute }: { readonly storage: Storage; readonly compute: Compute }) {
    this.#storage = storage;
    this.#compute = compute;
  }

  /** @throws AppError `IMAGE_NOT_FOUND` where its file is gone, `IMAGE_BROKEN`, `UNAVAILABLE` where too many wait */
  async of(mask: ImageRecord): Promise<MaskRange> {
    const known = this.#known.get(mask.imageId);
    if (known) return known;
    const range = await this.#compute.maskRange(await readWorkingFile(this.#storage, mask), UNTIL_DONE);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(mask.imageId, range);
    return range;
  }
}
