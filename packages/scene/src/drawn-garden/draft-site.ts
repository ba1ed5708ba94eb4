import type { DrawingCamera } from '../drawing/drawing-camera.ts';
import { flatFacing } from '../drawing/cell-facing.ts';
import { gardenView } from './paint/garden-plane.ts';
import { SiteClass } from './read/site-class.ts';
import type { SiteReading } from './read/site-reading.ts';
import type { PlaneView } from '@plumbline/materials/plane-view.ts';
import { groupCells } from '../scene-value/group-cells.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, NO_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import { trustedCamera } from '../scene-value/trusted-camera.ts';

/** Index: `SiteClass`. */
const CLASS_OF: Readonly<Record<number, SceneClass>> = {
  [SiteClass.wall]: 'wall',
  [SiteClass.sky]: 'sky',
  [SiteClass.sheet]: 'background',
  [SiteClass.ground]: 'ground',
  [SiteClass.lawn]: 'lawn',
  [SiteClass.bed]: 'planting',
  [SiteClass.path]: 'paving',
  [SiteClass.paving]: 'paving',
  [SiteClass.road]: 'paving',
  [SiteClass.water]: 'water',
  [SiteClass.crown]: 'tree',
  [SiteClass.trunk]: 'tree',
  [SiteClass.roof]: 'roof',
  [SiteClass.glass]: 'glass',
  [SiteClass.trim]: 'trim',
  [SiteClass.timber]: 'timber',
  [SiteClass.stone]: 'masonry',
  [SiteClass.figure]: 'person',
  [SiteClass.kerb]: 'trim',
  [SiteClass.blossom]: 'planting',
};
/** Surfaces of these classes are told apart where a line parts them; of the others all that touches is one. */
const PLANES: ReadonlySet<number> = new Set([SiteClass.wall, SiteClass.roof]);
/** Share of the picture up to which a cell is a part of a surface and not one by itself. */
const PART = 0.0015;
const NEUTRAL: ReadonlySet<SceneClass> = new Set(['wall', 'trim', 'ground', 'background']);

/** The regions of a drawn garden: groups of its cells, on ground under its horizon. */
export function draftGarden(reading: SiteReading): SceneDraft {
  const { analysis, horizonY } = reading;
  const camera = trustedCamera(analysis.camera);
  return draftSite(reading, 'person', camera, gardenView(analysis.width, analysis.height, horizonY));
}

/** @param figure what the figures of a drawing are: people, or from above cars. */
export function draftSite(
  { analysis, kinds, plantOf, confidence }: SiteReading,
  figure: SceneClass,
  camera: DrawingCamera | undefined,
  level: PlaneView,
): SceneDraft {
  const { cells, width, height, filledCellMap, unit } = analysis;
  const part = PART * width * height;
  const groups = groupCells(analysis, (a, b) => {
    // A trunk goes with its crown.
    if (plantOf[a] !== 0 && plantOf[a] === plantOf[b]) return true;
    if (CLASS_OF[kinds[a] as number] !== CLASS_OF[kinds[b] as number]) return false;
    if (!PLANES.has(kinds[a] as number)) return true;
    return Math.min(cells.filledArea[a] as number, cells.filledArea[b] as number) < part;
  });
  const keys = new Int32Array(width * height);
  for (let i = 0; i < keys.length; i++) keys[i] = groups[filledCellMap.data[i] as number] as number;
  const { labels, keys: keyOf } = labelRegions(keys, width, height, LEAST_REGION * unit * unit);
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    if (l === 0) return NO_REGION;
    const key = keyOf[l] as number;
    const kind = kinds[key] as number;
    const own = kind === SiteClass.figure ? figure : (CLASS_OF[kind] as SceneClass);
    return {
      class: own,
      confidence: (NEUTRAL.has(own) ? 0.5 : 0.85) * confidence,
      normal:
        camera !== undefined && (own === 'wall' || own === 'masonry' || own === 'timber')
          ? flatFacing({ ...analysis, camera }, key)
          : undefined,
    };
  });
  return { labels, regions, camera, level, confidence };
}
