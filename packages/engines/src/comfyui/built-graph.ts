import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';

/** A graph in the API's format, with what the client needs to send it and to read its answer. */
export interface BuiltGraph {
  readonly nodes: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
  readonly uploads: readonly {
    /** Content hash + `.png`: what the `LoadImage` inputs name. */
    readonly name: string;
    readonly picture: Raster;
  }[];
  readonly outputNode: string;
  readonly samplerSteps: number;
  /** What part of the returned picture is the answer; absent: all of it. */
  readonly crop?: Box;
  /** Which part of the picture that is wanted is sampled; absent: all of it. */
  readonly area?: Box;
  readonly models: readonly string[];
  /** Pictures that are sent and made lie in the folder that the server empties when it starts; absent: they stay. */
  readonly temporary?: boolean;
}
