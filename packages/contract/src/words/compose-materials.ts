import type { FoundWord } from './find-words.ts';
import { findSubstance } from './vocabulary/look-up.ts';
import type { Surface } from './word-types.ts';

/** A substance and its surface may have this many words between them: "walls clad in pale oak". */
const REACH = 3;

/** Things whose fronts are of a material. */
const FRONTS: Readonly<Record<string, Surface>> = { cabinet: 'cabinet', shelf: 'cabinet' };

/**
 * Puts substances and surfaces together: "oak" said of a floor is boards, of a cabinet veneer. What has no surface beside it
 * stays as it is.
 */
export function composeMaterials(words: readonly FoundWord[]): FoundWord[] {
  const taken = new Set<FoundWord>();
  return words.map((word, at) => {
    const substance = findSubstance(word.text);
    if (!substance || !word.meaning) return word;
    const near = words
      .map((other, place) => ({ other, distance: Math.abs(place - at) - (place > at ? 0.5 : 0), place }))
      .filter(
        ({ other, distance }) =>
          distance > 0 && distance <= REACH && other.clause === word.clause && !taken.has(other),
      )
      .toSorted((a, b) => a.distance - b.distance);
    for (const { other } of near) {
      const surface = surfaceOf(other);
      const material = surface && substance[surface];
      if (!material) continue;
      taken.add(other);
      const [role, id] = material;
      return { ...word, meaning: { material: { role, id } } };
    }
    return word;
  });
}

function surfaceOf({ meaning }: FoundWord): Surface | undefined {
  if (meaning && 'surface' in meaning) return meaning.surface;
  return meaning && 'thing' in meaning ? FRONTS[meaning.thing] : undefined;
}
