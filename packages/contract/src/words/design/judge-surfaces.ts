import type { SurfaceRole } from '../../content/style.ts';
import { composeMaterials } from '../compose-materials.ts';
import type { FoundWord } from '../find-words.ts';
import { findSubstance } from '../vocabulary/look-up.ts';
import { type DesignWord, has, patternedSurface } from './attach-words.ts';
import {
  DESIGN_ROOMS,
  DESIGN_SURFACES,
  type DesignBrief,
  type DesignColour,
  type DesignSpace,
  type DesignSurface,
} from './design-brief.ts';
import { asGeneral, type Judged, type Said } from './judged-words.ts';
import { surfaceOfSpace } from './placeable.ts';

/** Walls, floors, roofs that have a colour; a colour said of a whole space is its walls'. */
export function judgeSurfaces(
  words: readonly DesignWord[],
  said: ReadonlyMap<DesignWord, Said>,
  space: DesignSpace | undefined,
  judged: Map<DesignWord, Judged>,
): DesignBrief['colours'] {
  const indoors = space === undefined || DESIGN_ROOMS.has(space);
  const colours: Partial<Record<DesignSurface, DesignColour>> = {};
  for (const word of words) {
    const paint = said.get(word)?.paint;
    const { meaning } = word;
    if (paint === undefined || !meaning) continue;
    const named =
      'surface' in meaning ? meaning.surface : 'space' in meaning ? 'wall' : patternedSurface(word);
    if ('space' in meaning && judged.get(word)?.state !== 'acts') continue;
    const surface = named === 'wall' && !indoors ? 'facade' : named;
    const known = DESIGN_SURFACES.find((each) => each === surface);
    if (known === undefined) continue;
    colours[known] = paint;
    if ('surface' in meaning) judged.set(word, { state: 'acts' });
  }
  return colours;
}

/** Materials of surfaces, as every prompt reads them; what is said of a thing is the thing's. */
export function judgeMaterials(
  words: readonly DesignWord[],
  attached: ReadonlyMap<DesignWord, DesignWord>,
  denied: ReadonlySet<DesignWord>,
  judged: Map<DesignWord, Judged>,
): DesignBrief['materials'] {
  const materials: Partial<Record<SurfaceRole, string>> = {};
  const ofThing = (word: DesignWord) => has(attached.get(word), 'placed');
  const general = composeMaterials(
    words.map((word): FoundWord => ({ ...word, meaning: ofThing(word) ? null : asGeneral(word.meaning) })),
  );
  general.forEach(({ meaning }, at) => {
    const word = words[at] as DesignWord;
    const found =
      meaning && 'material' in meaning
        ? meaning.material
        : materialOfSpace(word, attached.get(word) ?? words[at + 1], judged);
    if (!found) return;
    const { role, id } = found;
    judged.set(word, { state: denied.has(word) ? 'denied' : 'acts' });
    if (!denied.has(word)) materials[role] = id;
    const noun = attached.get(word);
    if (has(noun, 'surface') && noun) judged.set(noun, { state: 'acts' });
  });
  return materials;
}

/** A timber cabin is clad in timber, a stone square paved with stone; undefined of what is no surface of such a space. */
function materialOfSpace(
  word: DesignWord,
  noun: DesignWord | undefined,
  judged: ReadonlyMap<DesignWord, Judged>,
): { readonly role: SurfaceRole; readonly id: string } | undefined {
  const { meaning } = noun ?? {};
  if (
    !noun ||
    noun.clause !== word.clause ||
    !meaning ||
    !('space' in meaning) ||
    judged.get(noun)?.state !== 'acts'
  )
    return undefined;
  const [role, id] = findSubstance(word.text)?.[surfaceOfSpace(meaning.space)] ?? [];
  return role === undefined || id === undefined ? undefined : { role, id };
}
