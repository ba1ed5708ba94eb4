import type { ImagePoint } from '../coordinates.ts';
import type { Gesture, MaskDocument } from '../mask-document.ts';
import { paintSweep } from '../paint-sweep.ts';
import type { MaskTool, PointerSample } from './mask-tool.ts';

export interface BrushSettings {
  /** Diameter in pixels of the picture. */
  readonly size: number;
  /** 0…1; 1 is a crisp edge. */
  readonly hardness: number;
  /** Whether a pen's pressure changes the size. */
  readonly pressure: boolean;
}

export const BRUSH_SIZE = { min: 1, max: 1000, default: 80 } as const;

interface Dab {
  readonly at: ImagePoint;
  readonly radius: number;
}

/** A pen hardly touching still leaves a line. */
const LEAST_SHARE = 0.15;

/**
 * Paints or erases freely. With shift it draws a straight line instead, from where the last stroke ended; with alt the
 * brush erases and the eraser paints.
 *
 * @param settings asked at each event, so that a change shows at once
 */
export function createBrush(
  document: MaskDocument,
  settings: () => BrushSettings,
  kind: 'brush' | 'eraser',
): MaskTool {
  let gesture: Gesture | undefined;
  let erases = kind === 'eraser';
  let last: Dab | undefined;
  /** Whether the size was the same when the stroke came to `last`. */
  let steady = false;
  /** Where a straight line starts. */
  let anchor: Dab | undefined;
  let cursor: PointerSample | undefined;

  const place = ({ at, pressure }: PointerSample) => {
    const { size, pressure: felt } = settings();
    return { at, radius: (size / 2) * (felt ? LEAST_SHARE + (1 - LEAST_SHARE) * pressure : 1) };
  };
  const sweep = (from: Dab, to: Dab, continues: boolean) => {
    if (!gesture) return;
    paintSweep(
      gesture.edit,
      {
        from: from.at,
        to: to.at,
        fromRadius: from.radius,
        toRadius: to.radius,
        hardness: settings().hardness,
        continues,
      },
      erases,
    );
  };

  return {
    pointerDown: (sample) => {
      erases = (kind === 'eraser') !== sample.alt;
      gesture = document.begin(erases ? 'eraser' : 'brush');
      if (!gesture) return;
      cursor = sample;
      const here = place(sample);
      anchor = sample.shift && last ? last : undefined;
      sweep(anchor ?? here, here, false);
      steady = !anchor;
      last = here;
      gesture.show();
    },
    pointerMove: (sample) => {
      cursor = sample;
      if (!gesture?.isOpen() || !last) return;
      const here = place(sample);
      if (anchor) gesture.edit.revert();
      sweep(anchor ?? last, here, steady && !anchor);
      steady = here.radius === last.radius;
      last = here;
      gesture.show();
    },
    pointerUp: () => {
      gesture?.finish();
      gesture = undefined;
    },
    hover: (sample) => {
      cursor = sample;
    },
    key: () => false,
    isBusy: () => gesture?.isOpen() ?? false,
    cancel: () => {
      gesture?.cancel();
      gesture = undefined;
      last = undefined;
    },
    overlay: () => {
      if (!cursor) return undefined;
      const { size, hardness } = settings();
      return { kind: 'circle', at: cursor.at, radius: size / 2, core: (size / 2) * hardness };
    },
  };
}
