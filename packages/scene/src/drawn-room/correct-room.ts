import { flatFacing, levelFacing } from '../drawing/cell-facing.ts';
import type { CellRole } from './read/cell-role.ts';
import { createFloorPlane } from '../drawing/floor-plane.ts';
import type { InteriorDrawing } from './read/read-interior-drawing.ts';
import { classesOfCells, type RegionClasses } from '../scene-value/region-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import { trustedCamera } from '../scene-value/trusted-camera.ts';

/** How the painter of drawn rooms shows a class; what it has no look for gets quiet plaster. */
const ROLE_OF: Readonly<Partial<Record<SceneClass, CellRole>>> = {
  sky: 'window',
  ground: 'floor',
  lawn: 'floor',
  paving: 'floor',
  earth: 'floor',
  water: 'glass',
  planting: 'leaf',
  tree: 'leaf',
  wall: 'wall',
  siding: 'timber',
  masonry: 'wall',
  timber: 'timber',
  roof: 'ceiling',
  glass: 'window',
  door: 'joinery',
  opening: 'window',
  trim: 'frame',
  metal: 'rigid',
  floor: 'floor',
  ceiling: 'ceiling',
  rug: 'rug',
  fabric: 'fabric',
  furniture: 'rigid',
  joinery: 'joinery',
  lamp: 'lamp',
};

/** The reading with the given classes in place of its own. */
export function correctRoom({ analysis, room }: InteriorDrawing, given: RegionClasses): InteriorDrawing {
  const { cells, filledCellMap } = analysis;
  const roles = [...room.roles];
  const group = room.group.slice();
  const windowOf = room.windowOf.slice();
  const facings = [...room.facings];
  let groups = group.reduce((most, g) => Math.max(most, g), 0);
  const pieceOf = new Map<number, number>();
  const labelOfCell = new Int32Array(cells.count + 1);
  for (let i = 0; i < filledCellMap.data.length; i++) {
    const label = given.labels.data[i] as number;
    if (given.byLabel.has(label)) labelOfCell[filledCellMap.data[i] as number] = label;
  }
  for (const [cell, own] of classesOfCells(given, filledCellMap, cells.filledArea).entries()) {
    if (own === undefined) continue;
    const role = ROLE_OF[own] ?? 'plain';
    const label = labelOfCell[cell] as number;
    roles[cell] = role;
    windowOf[cell] = role === 'window' ? firstCell(windowOf, labelOfCell, label, cell) : 0;
    group[cell] = 0;
    if (role === 'fabric' || role === 'rigid') {
      if (!pieceOf.has(label)) pieceOf.set(label, ++groups);
      group[cell] = pieceOf.get(label) as number;
    }
    const level = role === 'floor' || role === 'rug' || role === 'ceiling';
    facings[cell] = level
      ? levelFacing(analysis, cell)
      : role === 'fabric'
        ? undefined
        : flatFacing(analysis, cell);
  }
  const camera = trustedCamera(analysis.camera);
  const hasFloor = roles.includes('floor');
  const floorPlane =
    room.floorPlane ?? (hasFloor && camera !== undefined ? createFloorPlane(camera) : undefined);
  return {
    analysis,
    room: {
      ...room,
      roles,
      group,
      windowOf,
      facings,
      windows: new Set(windowOf.filter((w) => w > 0)).size,
      lamps: roles.filter((role) => role === 'lamp').length,
      floorPlane,
    },
  };
}

/** Panes of one window carry the same label: that of its first cell. */
function firstCell(windowOf: Int32Array, labelOfCell: Int32Array, label: number, cell: number): number {
  for (let c = 1; c < cell; c++)
    if (labelOfCell[c] === label && (windowOf[c] as number) > 0) return windowOf[c] as number;
  return cell;
}
