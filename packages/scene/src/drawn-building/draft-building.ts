import { BuildingClass } from './read/building-class.ts';
import type { ExteriorDrawing } from './read/read-exterior-drawing.ts';
import type { SketchTones } from './read/read-loose-sketch.ts';
import { type Facing, flatFacing, towardsViewer } from '../drawing/cell-facing.ts';
import { axisInCamera } from '../drawing/drawing-camera.ts';
import { squaredFacing } from '../learned/hear-facing.ts';
import type { BuildingReading } from './read/building-reading.ts';
import { groupCells } from '../scene-value/group-cells.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, NO_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import { trustedCamera } from '../scene-value/trusted-camera.ts';

/** What the class of a cell is called in a scene. */
export const CLASS_OF: Readonly<Record<BuildingClass, SceneClass>> = {
  [BuildingClass.plaster]: 'wall',
  [BuildingClass.sky]: 'sky',
  [BuildingClass.lawn]: 'lawn',
  [BuildingClass.paving]: 'paving',
  [BuildingClass.roof]: 'roof',
  [BuildingClass.siding]: 'siding',
  [BuildingClass.stone]: 'masonry',
  [BuildingClass.glass]: 'glass',
  [BuildingClass.trim]: 'trim',
  [BuildingClass.boards]: 'timber',
  [BuildingClass.earth]: 'earth',
  [BuildingClass.sheet]: 'background',
  [BuildingClass.tree]: 'tree',
};
/** Surfaces of these classes are told apart where a line parts them; of the others all that touches is one. */
const PLANES: ReadonlySet<number> = new Set([
  BuildingClass.plaster,
  BuildingClass.roof,
  BuildingClass.siding,
]);
/** Share of the picture up to which a cell is a part of a surface and not one by itself. */
const PART = 0.0015;
/** What has no one facing. */
export const FACELESS: ReadonlySet<SceneClass> = new Set(['sky', 'tree', 'background']);
/** The neutral classes are what is left when no gate is passed. */
const NEUTRAL: ReadonlySet<SceneClass> = new Set(['wall', 'trim', 'background']);

/** The regions of a drawn outside: groups of its cells, and the panes of each opening. */
export function draftBuilding({ reading, tones }: ExteriorDrawing): SceneDraft {
  const { analysis, kinds, paneOf } = reading;
  const { cells, width, height, filledCellMap, unit } = analysis;
  const part = PART * width * height;
  const groups = groupCells(analysis, (a, b) => {
    if (kinds[a] !== kinds[b]) return false;
    if (!PLANES.has(kinds[a] as number)) return true;
    return Math.min(cells.filledArea[a] as number, cells.filledArea[b] as number) < part;
  });
  const keys = new Int32Array(width * height);
  const firstPane = cells.count + 1;
  for (let i = 0; i < keys.length; i++) {
    const pane = paneOf[i] as number;
    keys[i] =
      pane > 0 && tones === undefined
        ? cells.count + pane
        : (groups[filledCellMap.data[i] as number] as number);
  }
  const { labels, keys: keyOf } = labelRegions(
    keys,
    width,
    height,
    LEAST_REGION * unit * unit,
    (key) => key >= firstPane,
  );
  const washed = tones === undefined ? undefined : sketchVotes(tones, labels.data, labels.count);
  const camera = trustedCamera(analysis.camera);
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    const key = keyOf[l] as number;
    if (l === 0) return NO_REGION;
    if (washed !== undefined)
      return { class: washed[l] as SceneClass, confidence: 0.4 * reading.confidence, normal: undefined };
    if (key >= firstPane) return { class: 'glass', confidence: 0.85 * reading.confidence, normal: undefined };
    const own = CLASS_OF[kinds[key] as BuildingClass];
    return {
      class: own,
      confidence: (NEUTRAL.has(own) ? 0.5 : 0.85) * reading.confidence,
      normal: FACELESS.has(own) ? undefined : facingOf(reading, key),
    };
  });
  return { labels, regions, camera, confidence: reading.confidence };
}

/** What stands upright, whatever its outline looks like. */
const UPRIGHT: ReadonlySet<number> = new Set([
  BuildingClass.plaster,
  BuildingClass.siding,
  BuildingClass.stone,
  BuildingClass.glass,
]);
/** Cosine to the upright above which a face is level. */
const LEVEL = 0.5;

/** By the outline of a cell, or as the net sees it; a wall that both take for level, as its lines recede. */
export function facingOf(reading: BuildingReading, cell: number): Facing | undefined {
  const { analysis, votes, kinds } = reading;
  const said = votes?.facing(cell);
  const told = [flatFacing(analysis, cell), said && squaredFacing(said, analysis.camera)];
  if (!UPRIGHT.has(kinds[cell] as number)) return told.find((each) => each !== undefined);
  const [, up, ahead] = axisInCamera(analysis.camera, 1);
  const isUpright = ([, y, z]: Facing): boolean => Math.abs(y * up + z * ahead) < LEVEL;
  return told.find((each) => each !== undefined && isUpright(each)) ?? facingAsItRecedes(reading, cell);
}

/** Which of the two facades that face the viewer recedes to that side to which the lines of a wall do. */
function facingAsItRecedes({ analysis, facing, sunSide }: BuildingReading, cell: number): Facing | undefined {
  const turn = -sunSide * (facing[cell] as number);
  if (turn === 0) return undefined;
  const facades = ([0, 2] as const).map((axis) => towardsViewer(analysis.camera, axis, cell, analysis));
  return facades.find(([x]) => Math.sign(x) === Math.sign(turn));
}

/** What most of each region of a loose sketch was washed as. */
function sketchVotes(tones: SketchTones, labels: Int32Array, count: number): SceneClass[] {
  const sums = [
    new Float64Array(count + 1),
    new Float64Array(count + 1),
    new Float64Array(count + 1),
  ] as const;
  const planes = [tones.sky.data, tones.ground.data, tones.body.data] as const;
  const area = new Int32Array(count + 1);
  for (let i = 0; i < labels.length; i++) {
    const l = labels[i] as number;
    area[l] = (area[l] as number) + 1;
    for (const k of [0, 1, 2] as const) sums[k][l] = (sums[k][l] as number) + (planes[k][i] as number);
  }
  return Array.from({ length: count + 1 }, (_, l): SceneClass => {
    const half = 0.5 * (area[l] as number);
    if ((sums[0][l] as number) > half) return 'sky';
    if ((sums[1][l] as number) > half) return 'ground';
    return (sums[2][l] as number) > half ? 'wall' : 'unknown';
  });
}
