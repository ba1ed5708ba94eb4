import { axisInCamera } from '../drawing/drawing-camera.ts';
import { ExteriorRole } from './read/exterior-roles.ts';
import { Setting } from './read/heard-setting.ts';
import { InteriorRole } from './read/interior-roles.ts';
import type { ShadedExterior, ShadedInterior, ShadedModel } from './read/read-shaded-model.ts';
import { likeliestClass } from '../learned/likeliest-class.ts';
import type { CellVotes } from '../learned/vote-in-cells.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, NO_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

const OUTSIDE: Readonly<Record<ExteriorRole, SceneClass>> = {
  [ExteriorRole.own]: 'unknown',
  [ExteriorRole.sky]: 'sky',
  [ExteriorRole.ground]: 'ground',
  [ExteriorRole.path]: 'paving',
  [ExteriorRole.roof]: 'roof',
  [ExteriorRole.wallLight]: 'wall',
  [ExteriorRole.wallMiddle]: 'wall',
  [ExteriorRole.wallDark]: 'wall',
  [ExteriorRole.glass]: 'glass',
  [ExteriorRole.plants]: 'planting',
};
const INSIDE: Readonly<Record<InteriorRole, SceneClass>> = {
  [InteriorRole.own]: 'unknown',
  [InteriorRole.floor]: 'floor',
  [InteriorRole.ceiling]: 'ceiling',
  [InteriorRole.wallLight]: 'wall',
  [InteriorRole.wallMiddle]: 'wall',
  [InteriorRole.wallDark]: 'wall',
  [InteriorRole.timber]: 'joinery',
  [InteriorRole.fabric]: 'fabric',
  [InteriorRole.curtain]: 'fabric',
  [InteriorRole.plant]: 'planting',
  [InteriorRole.metal]: 'metal',
  [InteriorRole.pane]: 'glass',
  [InteriorRole.ownBoards]: 'floor',
};
/** Roles whose pixels make regions by themselves; the others are told apart by the surfaces of the model. */
const OWN_SHAPE: ReadonlySet<number> = new Set([
  ExteriorRole.sky,
  ExteriorRole.ground,
  ExteriorRole.glass,
  ExteriorRole.plants,
]);
const SLOT = 16;
const LEVEL: ReadonlySet<number> = new Set([ExteriorRole.ground, ExteriorRole.path]);
/** A number that no role has: ground on which grass grows, where that is told. */
const HEARD_LAWN = SLOT - 2;
/** Share of a pixel that a window takes to be one. */
const GLAZED = 0.5;
/** How far the net alone is trusted with a class. */
const HEARD_TRUST = 0.7;

/** The regions of a shaded model: its surfaces, parted where their role changes, and the panes of each window. */
export function draftModel(shaded: ShadedModel): SceneDraft {
  return shaded.space === 'exterior' ? draftOutside(shaded) : draftInside(shaded);
}

function draftOutside(shaded: ShadedExterior): SceneDraft {
  const { model, roles, openings, backdrop, strokes, votes, setting } = shaded;
  const { width, height, data, count } = model.labels;
  const keys = new Int32Array(width * height);
  const firstPane = (count + 2) * SLOT;
  for (let i = 0; i < keys.length; i++) {
    const role = roles[i] as number;
    const pane = openings.labels[i] as number;
    if (role === ExteriorRole.glass && pane > 0) keys[i] = firstPane + pane;
    else if (setting !== undefined && LEVEL.has(role))
      keys[i] = (setting.parts[i] === Setting.lawn ? HEARD_LAWN : role) + 1;
    else keys[i] = (OWN_SHAPE.has(role) ? 0 : (data[i] as number)) * SLOT + role + 1;
  }
  const unit = Math.max(width, height) / 1024;
  const { labels, keys: keyOf } = labelRegions(
    keys,
    width,
    height,
    LEAST_REGION * unit * unit,
    (key) => key >= firstPane,
  );
  const camera = strokes.camera ?? undefined;
  const up = camera === undefined ? undefined : upward(axisInCamera(camera, 1));
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    if (l === 0) return NO_REGION;
    const key = keyOf[l] as number;
    const role = key >= firstPane ? ExteriorRole.glass : (key % SLOT) - 1;
    const own = role === HEARD_LAWN ? 'lawn' : OUTSIDE[role as ExteriorRole];
    const level = role === HEARD_LAWN || LEVEL.has(role);
    const surface = key >= firstPane ? 0 : Math.floor(key / SLOT);
    return heard(votes, surface, {
      class: own,
      confidence: own === 'unknown' ? 0.2 : backdrop.confidence,
      normal: level ? up : undefined,
    });
  });
  return { labels, regions, camera, confidence: backdrop.confidence };
}

function draftInside({ model, roles, windows, hasFloor, strokes, votes }: ShadedInterior): SceneDraft {
  const { width, height, data, count } = model.labels;
  const keys = new Int32Array(width * height);
  const window = (count + 2) * SLOT;
  for (let i = 0; i < keys.length; i++) {
    const role = roles[i] as number;
    const surface = role === InteriorRole.floor ? 0 : (data[i] as number);
    keys[i] = (windows.mask.data[i] as number) > GLAZED ? window : surface * SLOT + role + 1;
  }
  const unit = Math.max(width, height) / 1024;
  const { labels, keys: keyOf } = labelRegions(keys, width, height, LEAST_REGION * unit * unit);
  const camera = strokes.camera ?? undefined;
  const up = camera === undefined ? undefined : upward(axisInCamera(camera, 1));
  const confidence = hasFloor ? 0.8 : 0.6;
  const regions = Array.from({ length: labels.count + 1 }, (_, l): RegionDraft => {
    if (l === 0) return NO_REGION;
    const key = keyOf[l] as number;
    if (key === window) return { class: 'glass', confidence, normal: undefined };
    const role = ((key % SLOT) - 1) as InteriorRole;
    const own = INSIDE[role];
    return heard(votes, Math.floor(key / SLOT), {
      class: own,
      confidence: own === 'unknown' ? 0.2 : confidence,
      normal: role === InteriorRole.floor ? up : undefined,
    });
  });
  return { labels, regions, camera, confidence };
}

/** What the net says of a surface whose class or facing no rule knows. @param surface 0: none by itself */
function heard(votes: CellVotes | undefined, surface: number, draft: RegionDraft): RegionDraft {
  if (votes === undefined || surface === 0) return draft;
  const said = draft.class === 'unknown' ? likeliestClass(votes, surface) : undefined;
  return {
    class: said?.class ?? draft.class,
    confidence: said === undefined ? draft.confidence : HEARD_TRUST * said.share,
    normal: draft.normal ?? votes.facing(surface),
  };
}

/** The upright axis points down, as image y does; level surfaces face the other way. */
function upward([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  return [-x, -y, -z];
}
