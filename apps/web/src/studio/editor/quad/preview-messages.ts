import type { PreviewArea } from '@plumbline/imaging/warp/tile-in-quad.ts';
import type { QuadCorners } from '@plumbline/imaging/warp/homography.ts';

/** What the page asks of the worker that shows materials in perspective. */
export type PreviewQuestion =
  | {
      readonly kind: 'texture';
      readonly pixels: ImageData;
      /** Whether its ends may not meet: materials of the library repeat as they are. */
      readonly own: boolean;
    }
  | {
      readonly kind: 'draw';
      readonly id: number;
      readonly corners: QuadCorners;
      /** Of the picture, in pixels. */
      readonly size: { readonly width: number; readonly height: number };
      readonly tileWidthMm: number;
      readonly rotation: number;
      readonly area: PreviewArea;
    };

/** The picture of that question; nothing where the corners are no rectangle in perspective. */
export interface PreviewAnswer {
  readonly id: number;
  readonly area: PreviewArea;
  readonly pixels: ImageData | undefined;
}
