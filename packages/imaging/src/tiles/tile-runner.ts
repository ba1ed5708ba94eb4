/**
 * Work over a range that can be cut into tiles. A kernel reads its input, and of its outputs it writes only what belongs to
 * its own range: then the pixels depend neither on the order of the tiles nor on who does them, and a tile may
 * be done twice, even at the same moment. So a kernel writes each number once, when it is known, and never builds it up in the
 * output: another thread would read back what is half done. What it has written must not be overwritten with anything else
 * either: somebody may still be writing it.
 */
export interface TileKernel<Input> {
  /** Its key in `TILE_KERNELS`. */
  readonly name: string;
  /**
   * @param input plain data and typed arrays, as structured clone takes them; what is written lies in shared memory
   * (see `shared-planes.ts`). Called once a thread and run.
   */
  readonly prepare: (input: Input) => (from: number, to: number) => void;
}

/** Runs kernels over tiles, on one thread or several. */
export interface TileRunner {
  /**
   * Returns once every tile of `[0, count)` is done.
   * @param between called by this thread at every border of tiles, and while it waits, with the share that is done
   * (0…1); what it throws ends the run.
   */
  readonly run: <Input>(
    kernel: TileKernel<Input>,
    input: Input,
    count: number,
    tileSize: number,
    between: (done: number) => void,
  ) => void;
}
