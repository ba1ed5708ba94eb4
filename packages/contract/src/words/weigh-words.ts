import type { RenderRequest } from '../api/start-task.ts';
import type { SurfaceRole } from '../content/style.ts';
import type { Acting } from './acting-here.ts';
import type { FoundWord } from './find-words.ts';
import type { WantedByWords } from './word-reading.ts';
import { ACTING_KINDS, type ActingKind, type WordState } from './word-types.ts';

/** The styles that change how a picture is drawn. */
const FINISHES: ReadonlySet<string> = new Set(['marker', 'watercolour', 'clay']);

const TONES = ['warmth', 'brightness', 'saturation', 'contrast'] as const;
type Tone = (typeof TONES)[number];
type Named = Exclude<ActingKind, Tone | 'material'>;

/** What of a request the words have to give way to. */
export type ChosenInPanel = {
  readonly [Name in 'atmosphere' | 'environment' | 'classifyId2' | 'classifyId3' | 'styleLock']?:
    | RenderRequest[Name]
    | undefined;
};

export interface Judged {
  readonly state: WordState;
  readonly yieldsTo?: string;
}

export interface Weighed {
  readonly judged: ReadonlyMap<FoundWord, Judged>;
  readonly wanted: WantedByWords;
}

interface Claim {
  readonly word: FoundWord;
  /** Claims of one slot exclude each other. */
  readonly slot: string;
  readonly kind: ActingKind;
  readonly value: string | number;
  readonly negative: boolean;
}

/**
 * Which of the words that could act do: of those about the same the heaviest, and of equal ones the first; what was chosen in
 * the panel wins over all of them. A negative prompt takes its words out of the prompt, and turns its tones round.
 */
export function weighWords(
  positive: readonly FoundWord[],
  negative: readonly FoundWord[],
  denied: ReadonlySet<FoundWord>,
  acting: Acting,
  chosen: ChosenInPanel,
): Weighed {
  const judged = new Map<FoundWord, Judged>();
  const wanted = claimsOf(positive, false).filter(({ word }) => {
    if (!denied.has(word) && word.weight > 0) return true;
    judged.set(word, { state: 'denied' });
    return false;
  });
  const unwanted = claimsOf(negative, true).filter(({ word }) => !denied.has(word) && word.weight > 0);
  const standing = wanted.filter((claim) => {
    const against = unwanted.find(
      (other) => !isTone(other.kind) && other.slot === claim.slot && other.value === claim.value,
    );
    if (!against) return true;
    judged.set(claim.word, { state: 'denied' });
    return false;
  });
  for (const claim of unwanted) if (!isTone(claim.kind)) judged.set(claim.word, { state: 'denied' });
  const competing = [...standing, ...unwanted.filter(({ kind }) => isTone(kind))];
  const winners = new Map<string, Claim>();
  for (const claim of competing) {
    if (!answers(acting, claim)) {
      judged.set(claim.word, { state: 'idle' });
      continue;
    }
    const first = winners.get(claim.slot);
    // A negative speaks only where the prompt says nothing of the same tone.
    if (!first || (claim.word.weight > first.word.weight && claim.negative === first.negative))
      winners.set(claim.slot, claim);
  }
  for (const claim of competing) {
    const winner = winners.get(claim.slot);
    if (!winner || judged.has(claim.word)) continue;
    const same = winner.value === claim.value && winner.negative === claim.negative;
    judged.set(
      claim.word,
      same ? { state: stateOf(claim, chosen) } : { state: 'outweighed', yieldsTo: winner.word.text },
    );
  }
  const acts = [...winners.values()].filter(({ word }) => judged.get(word)?.state === 'acts');
  return { judged, wanted: sumUp(acts) };
}

function isTone(kind: ActingKind): kind is Tone {
  return (TONES as readonly string[]).includes(kind);
}

function claimsOf(words: readonly FoundWord[], negative: boolean): Claim[] {
  return words.flatMap((word): Claim[] => {
    const { meaning } = word;
    if (!meaning) return [];
    if ('material' in meaning) {
      const { role, id } = meaning.material;
      return [{ word, kind: 'material', slot: role, value: id, negative }];
    }
    const kind = ACTING_KINDS.find((name) => name in meaning);
    if (!kind || kind === 'material') return [];
    const value = (meaning as Readonly<Partial<Record<ActingKind, string | number>>>)[kind];
    return value === undefined ? [] : [{ word, kind, slot: kind, value, negative }];
  });
}

function answers(acting: Acting, { kind, value, slot }: Claim): boolean {
  if (kind === 'material') return acting.roles.includes(slot as SurfaceRole);
  if (!acting.kinds.includes(kind)) return false;
  return kind !== 'style' || acting.finishesAlone !== true || FINISHES.has(String(value));
}

/** What a word that won comes to beside what was chosen. */
function stateOf({ kind, value }: Claim, chosen: ChosenInPanel): WordState {
  const { atmosphere = 'sunny', environment, classifyId2, classifyId3, styleLock } = chosen;
  // A locked style leaves the words its weather and surroundings.
  if (styleLock === true && kind !== 'atmosphere' && kind !== 'environment') return 'overruled';
  if (kind === 'atmosphere')
    return value === atmosphere ? 'already' : atmosphere === 'sunny' ? 'acts' : 'overruled';
  if (kind === 'environment')
    return environment === undefined ? 'acts' : value === environment ? 'already' : 'overruled';
  if (kind === 'style') {
    if (classifyId3 !== undefined) return 'overruled';
    // Where neither space nor style is chosen the picture is modern anyway.
    return value === 'modern' && classifyId2 === undefined ? 'already' : 'acts';
  }
  return 'acts';
}

function sumUp(claims: readonly Claim[]): WantedByWords {
  const named = Object.fromEntries(
    claims.flatMap(({ kind, value }) => (kind === 'material' || isTone(kind) ? [] : [[kind, value]])),
  ) as Partial<Pick<WantedByWords, Named>>;
  const tone = (kind: Tone) => {
    const claim = claims.find((each) => each.kind === kind);
    const change = claim ? Number(claim.value) * claim.word.weight * (claim.negative ? -1 : 1) : 0;
    return Math.max(-1, Math.min(1, change));
  };
  return {
    ...named,
    warmth: tone('warmth'),
    brightness: tone('brightness'),
    saturation: tone('saturation'),
    contrast: tone('contrast'),
    materials: Object.fromEntries(
      claims.flatMap(({ kind, slot, value }) => (kind === 'material' ? [[slot, value]] : [])),
    ),
  };
}
