import type { CellRole } from './read/cell-role.ts';
import type { InteriorDrawing } from './read/read-interior-drawing.ts';
import { shellOfRoom } from '../geometry/shell-of-room.ts';
import { groupCells } from '../scene-value/group-cells.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, NO_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import { trustedCamera } from '../scene-value/trusted-camera.ts';

/** What the role of a cell is called in a scene. */
export const CLASS_OF: Readonly<Record<CellRole, SceneClass>> = {
  plain: 'unknown',
  ceiling: 'ceiling',
  wall: 'wall',
  floor: 'floor',
  rug: 'rug',
  window: 'glass',
  frame: 'trim',
  // A picture, a screen or a mirror.
  glass: 'glass',
  log: 'timber',
  recess: 'opening',
  fabric: 'fabric',
  rigid: 'furniture',
  joinery: 'joinery',
  timber: 'timber',
  leaf: 'planting',
  lamp: 'lamp',
};
/** All that touches is one thing; surfaces and bodies of other roles end at a line. */
const JOINED: ReadonlySet<CellRole> = new Set(['floor', 'ceiling', 'frame', 'leaf', 'log', 'rug', 'lamp']);
/** Share of the picture up to which a cell is a part of a surface and not one by itself. */
const PART = 0.0012;

/** The regions of a drawn room: groups of its cells by role and piece of furniture, and the panes of each window. */
export function draftRoom({ analysis, room }: InteriorDrawing): SceneDraft {
  const { cells, width, height, filledCellMap, unit } = analysis;
  const { roles, group, windowOf } = room;
  const part = PART * width * height;
  const groups = groupCells(analysis, (a, b) => {
    const role = roles[a] as CellRole;
    if (role !== roles[b] || windowOf[a] !== windowOf[b]) return false;
    if (JOINED.has(role)) return true;
    // Upholstery is one piece whatever its seams; of a rigid body a person may mean one face.
    if (role === 'fabric') return group[a] === group[b];
    return Math.min(cells.filledArea[a] as number, cells.filledArea[b] as number) < part;
  });
  const keys = new Int32Array(width * height);
  const firstPane = cells.count + 2;
  for (let i = 0; i < keys.length; i++) {
    const cell = filledCellMap.data[i] as number;
    const pane = windowOf[cell] as number;
    keys[i] = cell === 0 ? cells.count + 1 : pane > 0 ? firstPane + pane : (groups[cell] as number);
  }
  const { labels, keys: keyOf } = labelRegions(
    keys,
    width,
    height,
    LEAST_REGION * unit * unit,
    (key) => key >= firstPane,
  );
  const camera = trustedCamera(analysis.camera);
  const trust = Math.max(0.2, room.certainty);
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    const key = keyOf[l] as number;
    if (l === 0) return NO_REGION;
    if (key === cells.count + 1) return { class: 'background', confidence: 0.9, normal: undefined };
    const cell = key >= firstPane ? key - firstPane : key;
    const role = roles[key >= firstPane ? firstOf(windowOf, cell) : cell] as CellRole;
    return {
      class: CLASS_OF[role],
      confidence: (role === 'plain' ? 0.2 : 0.85) * trust,
      normal: room.facings[cell],
    };
  });
  return { labels, regions, camera, shell: shellOfRoom(room.box), confidence: room.certainty };
}

function firstOf(windowOf: Int32Array, window: number): number {
  return windowOf.indexOf(window);
}
