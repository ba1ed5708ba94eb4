import { layLabels } from './lay-labels.ts';
import type { IdMap } from './read-id-map.ts';
import type { RegionClasses } from './region-classes.ts';
import { NO_REGION, type RegionDraft, type SceneDraft } from './scene-draft.ts';
import type { SceneClass } from './scene-value.ts';

export interface MappedDraft {
  readonly draft: SceneDraft;
  /** The classes that the base's reading gives to whole regions of the map. */
  readonly voted: RegionClasses;
}

/** One colour behind a model can be its sky and its ground: those keep their own reading, pixel by pixel. */
const SURROUNDINGS: ReadonlySet<SceneClass> = new Set([
  'sky',
  'background',
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
]);
const BOTH = 0.12;
/** A class must hold this share of its region to be the vote of all of it. */
const MAJORITY = 0.34;

/** Regions of a material map in place of the reading's own; each takes the class that most of it was read as. */
export function draftFromIdMap(draft: SceneDraft, map: IdMap): MappedDraft {
  const labels = layLabels(map.labels, draft.labels.width, draft.labels.height);
  const names = [...new Set(draft.regions.map((region) => region.class))];
  const votes = new Float64Array((labels.count + 1) * names.length);
  const trust = new Float64Array((labels.count + 1) * names.length);
  const area = new Int32Array(labels.count + 1);
  const nameOf = draft.regions.map((region) => names.indexOf(region.class));
  for (let i = 0; i < labels.data.length; i++) {
    const own = draft.labels.data[i] as number;
    const at = (labels.data[i] as number) * names.length + (nameOf[own] as number);
    area[labels.data[i] as number] = (area[labels.data[i] as number] as number) + 1;
    votes[at] = (votes[at] as number) + 1;
    trust[at] = (trust[at] as number) + (draft.regions[own] as RegionDraft).confidence;
  }
  const byLabel = new Map<number, SceneClass>();
  const regions: RegionDraft[] = [NO_REGION];
  for (let l = 1; l <= labels.count; l++) {
    const ranked = names
      .map((name, k) => ({
        name,
        votes: votes[l * names.length + k] as number,
        trust: trust[l * names.length + k] as number,
      }))
      .sort((a, b) => b.votes - a.votes);
    const [first, second] = ranked;
    const all = Math.max(1, area[l] as number);
    if (first === undefined || first.votes === 0) {
      regions.push(NO_REGION);
      continue;
    }
    const isBackdrop =
      SURROUNDINGS.has(first.name) &&
      second !== undefined &&
      SURROUNDINGS.has(second.name) &&
      second.votes > BOTH * all;
    regions.push({ class: first.name, confidence: first.trust / first.votes, normal: undefined });
    if (!isBackdrop && first.name !== 'unknown' && first.votes > MAJORITY * all) byLabel.set(l, first.name);
  }
  return { draft: { ...draft, labels, regions }, voted: { labels, byLabel } };
}
