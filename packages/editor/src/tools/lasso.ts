import { putWhenDone, type CombineMode } from '../combine-tiles.ts';
import { distance, type ImagePoint } from '../coordinates.ts';
import { fillPolygon } from '../fill-polygon.ts';
import type { MaskDocument } from '../mask-document.ts';
import { combineWithKeys } from './combine-with-keys.ts';
import type { MaskTool, PointerSample } from './mask-tool.ts';

/** Screen pixels between points that are kept: closer ones are the hand's trembling. */
const SPACING = 1.5;

/** Goes round an area by hand; letting go closes it with a straight line. */
export function createLasso(document: MaskDocument, mode: () => CombineMode): MaskTool {
  let points: ImagePoint[] = [];
  let combine: CombineMode = 'add';
  const extend = ({ at, scale }: PointerSample) => {
    const last = points.at(-1);
    if (!last || distance(last, at) * scale >= SPACING) points.push(at);
  };
  return {
    pointerDown: (sample) => {
      combine = combineWithKeys(sample, mode());
      points = [sample.at];
    },
    pointerMove: (sample) => {
      if (points.length > 0) extend(sample);
    },
    pointerUp: (sample) => {
      extend(sample);
      const outline = points;
      points = [];
      if (outline.length < 3) return;
      const gesture = document.begin('lasso');
      gesture?.finishAfter(putWhenDone(gesture.edit, fillPolygon(document.size, outline), combine));
    },
    hover: () => undefined,
    key: () => false,
    isBusy: () => points.length > 0,
    cancel: () => {
      points = [];
    },
    overlay: () => (points.length > 0 ? { kind: 'path', points, closed: false, handles: [] } : undefined),
  };
}
