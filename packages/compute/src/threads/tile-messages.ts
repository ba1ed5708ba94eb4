import type { OwnMaterial } from '@plumbline/materials/own-materials.ts';

/** What a render thread sends to the threads beside it between renders: let go of everything. */
export const REST = 'rest';

/** What it sends to them during one: a run of tiles. */
export interface TileMessage {
  readonly kernel: string;
  readonly input: unknown;
  /** Materials that the render was lent; their pixels lie in shared memory. */
  readonly materials: readonly OwnMaterial[];
  readonly count: number;
  readonly tileSize: number;
  /** Memory of the run's `TileBoard`. */
  readonly words: Int32Array;
  /** Number of the thread that the message is for. */
  readonly thread: number;
  /** One word, 1 while the thread works on a message. */
  readonly atWork: Int32Array;
  /** Memory of the pool's `Crew`. */
  readonly crew: SharedArrayBuffer;
}
