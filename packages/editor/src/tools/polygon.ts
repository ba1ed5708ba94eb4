import { putWhenDone, type CombineMode } from '../combine-tiles.ts';
import { distance, imagePoint, type ImagePoint } from '../coordinates.ts';
import { fillPolygon } from '../fill-polygon.ts';
import type { MaskDocument } from '../mask-document.ts';
import { flattenPath, mirrored, type PenNode } from '../pen-path.ts';
import { combineWithKeys } from './combine-with-keys.ts';
import type { MaskTool, PointerSample } from './mask-tool.ts';

/** Screen pixels: nearer than this to a handle is on it, and a shorter drag is a click. */
const REACH = 8;
const DRAG = 3;

/**
 * An outline of clicked points. Dragging a new point makes the outline a curve there; dragging a point that stands moves
 * it; shift keeps to multiples of 45°. A click on the first or the last point, or Enter, closes it; Backspace takes the
 * last point back, Escape all of them.
 */
export function createPolygon(document: MaskDocument, mode: () => CombineMode): MaskTool {
  let nodes: PenNode[] = [];
  let combine: CombineMode = 'add';
  let cursor: ImagePoint | undefined;
  /** The node under a pointer that holds none. */
  let near: number | undefined;
  /** The node that the pointer holds: a new one is given its lead by dragging, one that stands is moved. */
  let held: { index: number; isNew: boolean; from: PointerSample; moved: boolean } | undefined;

  const nodeNear = ({ at, scale }: PointerSample) =>
    nodes.findIndex((node) => distance(node.at, at) * scale <= REACH);
  const placeOf = ({ at, shift }: PointerSample, from: ImagePoint | undefined) =>
    shift && from ? alongOctant(from, at) : at;
  const reset = () => {
    nodes = [];
    held = undefined;
    cursor = undefined;
    near = undefined;
  };
  /** An outline that encloses nothing yet stays open. */
  const close = () => {
    if (nodes.length < 2 || (nodes.length === 2 && nodes.every(({ lead }) => !lead))) return;
    const outline = flattenPath(nodes, true);
    reset();
    const gesture = document.begin('polygon');
    gesture?.finishAfter(putWhenDone(gesture.edit, fillPolygon(document.size, outline), combine));
  };

  return {
    pointerDown: (sample) => {
      const taken = nodeNear(sample);
      if (taken >= 0) {
        held = { index: taken, isNew: false, from: sample, moved: false };
        return;
      }
      if (nodes.length === 0) combine = combineWithKeys(sample, mode());
      const at = nodes.length === 0 ? sample.at : placeOf(sample, nodes.at(-1)?.at);
      nodes = [...nodes, { at }];
      held = { index: nodes.length - 1, isNew: true, from: sample, moved: false };
    },
    pointerMove: (sample) => {
      const node = held && nodes[held.index];
      if (!held || !node) return;
      held.moved ||= distance(held.from.at, sample.at) * sample.scale > DRAG;
      if (!held.moved) return;
      const to = placeOf(sample, held.isNew ? node.at : nodes[held.index - 1]?.at);
      nodes = nodes.with(held.index, held.isNew ? { at: node.at, lead: to } : movedNode(node, to));
    },
    pointerUp: () => {
      const ends =
        held && !held.isNew && !held.moved && (held.index === 0 || held.index === nodes.length - 1);
      held = undefined;
      if (ends) close();
    },
    hover: (sample) => {
      const index = nodeNear(sample);
      near = index >= 0 ? index : undefined;
      // Over a node nothing new would be set; over the first one the outline would close.
      const place =
        near === undefined ? placeOf(sample, nodes.at(-1)?.at) : near === 0 ? nodes[0]?.at : undefined;
      cursor = nodes.length > 0 ? place : undefined;
    },
    key: (key) => {
      if (nodes.length === 0) return false;
      if (key === 'Enter') close();
      else if (key === 'Escape') reset();
      else if (key === 'Backspace' || key === 'Delete') {
        held = undefined;
        nodes = nodes.slice(0, -1);
      } else return false;
      return true;
    },
    isBusy: () => nodes.length > 0,
    cancel: reset,
    overlay: () => {
      if (nodes.length === 0) return undefined;
      const dragged = held && nodes[held.index];
      return {
        kind: 'path',
        points: flattenPath(cursor && !held ? [...nodes, { at: cursor }] : nodes, false),
        closed: false,
        handles: nodes.map(({ at }) => at),
        held: held?.index ?? near,
        lead: dragged?.lead && [mirrored(dragged.lead, dragged.at), dragged.lead],
      };
    },
  };
}

function movedNode(node: PenNode, to: ImagePoint): PenNode {
  if (!node.lead) return { at: to };
  return { at: to, lead: imagePoint(node.lead.x + to.x - node.at.x, node.lead.y + to.y - node.at.y) };
}

/** The place nearest to `to` straight, upright or at 45° from `from`. */
function alongOctant(from: ImagePoint, to: ImagePoint): ImagePoint {
  const angle = (Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) * Math.PI) / 4;
  const along = (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle);
  return imagePoint(from.x + along * Math.cos(angle), from.y + along * Math.sin(angle));
}
