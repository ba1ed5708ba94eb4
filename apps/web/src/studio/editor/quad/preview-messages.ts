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
      readonly kind: 'light';
      /** The base, small. */
      readonly pixels: ImageData;
      /** Its pixels per pixel of the base. */
      readonly scale: number;
      /** Whether it is a drawing, which has lines instead of light. */
      readonly drawn: boolean;
      /** Which of its pixels the material goes on, 1 each; absent: those in the quad. */
      readonly inside: Uint8Array | undefined;
    }
  | {
      readonly kind: 'draw';
      readonly id: number;
      readonly corners: QuadCorners;
      /** Of the picture, in pixels. */
      readonly size: { readonly width: number; readonly height: number };
      readonly tileWidthMm: number;
      readonly rotation: number;
      /** Whether light and shade of the base stay. */
      readonly keepLight: boolean;
      readonly area: PreviewArea;
    };

/** The picture of that question; nothing where the corners are no rectangle in perspective. */
export interface PreviewAnswer {
  readonly id: number;
  readonly area: PreviewArea;
  readonly pixels: ImageData | undefined;
}
