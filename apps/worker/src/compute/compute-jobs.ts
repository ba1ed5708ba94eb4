import type { PreparedUpload } from '@plumbline/core/ports/compute.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { EncodedPicture } from '@plumbline/core/ports/picture-codec.ts';

/** What the pool sends to a compute thread. */
export type ComputeJob =
  | { readonly type: 'prepareUpload'; readonly file: Uint8Array }
  | {
      readonly type: 'thumbnail';
      readonly picture: Uint8Array;
      readonly width: number;
      readonly format: 'webp' | 'jpeg';
    }
  | { readonly type: 'convert'; readonly picture: Uint8Array; readonly format: 'png' | 'jpg' | 'webp' }
  | { readonly type: 'decode'; readonly picture: Uint8Array }
  | { readonly type: 'encode'; readonly picture: PixelBuffer };

/** What comes back, by the job's type. */
export interface ComputeResults {
  readonly prepareUpload: PreparedUpload;
  readonly thumbnail: Uint8Array;
  readonly convert: Uint8Array;
  readonly decode: PixelBuffer;
  readonly encode: EncodedPicture;
}
export type ComputeResult = ComputeResults[keyof ComputeResults];
