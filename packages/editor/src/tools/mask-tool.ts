import type { ImagePoint } from '../coordinates.ts';

/** One reading of a pointer. */
export interface PointerSample {
  readonly at: ImagePoint;
  /** 0…1 of a pen; 1 of a mouse or a finger, which have none. */
  readonly pressure: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Screen pixels per picture pixel: what is near depends on how it is looked at. */
  readonly scale: number;
}

/** What a tool shows over the picture, in its pixels. */
export type ToolOverlay =
  | {
      readonly kind: 'circle';
      readonly at: ImagePoint;
      readonly radius: number;
      /** Radius of the part that is painted in full. */
      readonly core: number;
    }
  | {
      readonly kind: 'path';
      readonly points: readonly ImagePoint[];
      readonly closed: boolean;
      /** Points with a handle to take hold of. */
      readonly handles: readonly ImagePoint[];
      /** The handle that the pointer is over or has hold of. */
      readonly held?: number | undefined;
      /** Both ends of the line along which a curve runs through the point that is being dragged. */
      readonly lead?: readonly [ImagePoint, ImagePoint] | undefined;
    };

/**
 * A way of making a mask, from one pointer event to the next. `hover` is a move with no button down. A tool leaves
 * nothing behind when it is cancelled.
 */
export interface MaskTool {
  readonly pointerDown: (sample: PointerSample) => void;
  readonly pointerMove: (sample: PointerSample) => void;
  readonly pointerUp: (sample: PointerSample) => void;
  readonly hover: (sample: PointerSample) => void;
  /** Keys as KeyboardEvent names them. @returns whether the tool made use of it */
  readonly key: (key: string) => boolean;
  /** Whether something is begun and not finished: an outline, a stroke, a long piece of work. */
  readonly isBusy: () => boolean;
  readonly cancel: () => void;
  readonly overlay: () => ToolOverlay | undefined;
  /** Long work's next piece of a few milliseconds. @returns whether there is more of it */
  readonly tick?: () => boolean;
}
