import type { SurfaceRole } from '@plumbline/scene/render-types.ts';
import type { Environment } from '@plumbline/contract/api/environments.ts';
import { type Atmosphere, PROMPT_WORDS, type PromptMeaning } from './prompt-words.ts';

/** What was understood of a prompt, each with the word it was read from. The first word of each kind counts. */
export interface PromptReading {
  readonly atmosphere?: { readonly value: Atmosphere; readonly word: string };
  readonly environment?: { readonly value: Environment; readonly word: string };
  readonly style?: { readonly value: string; readonly word: string };
  /** To be added to the style's warmth of light, −1…1. */
  readonly warmth?: { readonly value: number; readonly word: string };
  /** Changes of the finished picture's tones, −1…1 each. */
  readonly brightness?: { readonly value: number; readonly word: string };
  readonly saturation?: { readonly value: number; readonly word: string };
  readonly contrast?: { readonly value: number; readonly word: string };
  /** Materials by role, ids of the library; a role's first word counts. */
  readonly materials?: {
    readonly value: Readonly<Partial<Record<SurfaceRole, string>>>;
    readonly word: string;
  };
}

const MEANINGS: ReadonlyMap<string, PromptMeaning> = new Map(
  PROMPT_WORDS.flatMap(([meaning, words]) => words.split(',').map((word) => [word, meaning] as const)),
);
/** Longest first, so that 雪白 is not read as 雪. Latin words match whole words only. */
const WORD = new RegExp(
  [...MEANINGS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])${word.replaceAll(' ', '[ -]')}(?![a-z])` : word))
    .join('|'),
  'g',
);
const DENIED_BEFORE =
  /(?:不要|没有|不是|避免|无|别|\b(?:no|not|without|avoid|never)(?:\s+(?:a|an|any|the))?)[\s,，、]*$/;
const DENIED_AFTER = /^\s*(?:は?なし|ではな|じゃな|は不要|を避け|抜き)/;

/**
 * Reads the words of a prompt that the engine can act on, in Chinese, English and Japanese. What it does not know it
 * leaves alone, and "no snow", 不要雪景 and 雪なし are not snow.
 */
export function readPrompt(prompt: string): PromptReading {
  const text = prompt.toLowerCase();
  const reading: { -readonly [Key in keyof PromptReading]: PromptReading[Key] } = {};
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const meaning = MEANINGS.get(word) ?? MEANINGS.get(word.replaceAll('-', ' '));
    if (!meaning || 'nothing' in meaning) continue;
    if (DENIED_BEFORE.test(text.slice(0, match.index))) continue;
    if (DENIED_AFTER.test(text.slice(match.index + word.length))) continue;
    if ('atmosphere' in meaning) reading.atmosphere ??= { value: meaning.atmosphere, word };
    if ('environment' in meaning) reading.environment ??= { value: meaning.environment, word };
    if ('style' in meaning) reading.style ??= { value: meaning.style, word };
    if ('warmth' in meaning) reading.warmth ??= { value: meaning.warmth, word };
    if ('brightness' in meaning) reading.brightness ??= { value: meaning.brightness, word };
    if ('saturation' in meaning) reading.saturation ??= { value: meaning.saturation, word };
    if ('contrast' in meaning) reading.contrast ??= { value: meaning.contrast, word };
    if ('material' in meaning) reading.materials = withMaterial(reading.materials, meaning.material, word);
  }
  return reading;
}

function withMaterial(
  found: PromptReading['materials'],
  { role, id }: { readonly role: SurfaceRole; readonly id: string },
  word: string,
): NonNullable<PromptReading['materials']> {
  if (!found) return { value: { [role]: id }, word };
  return { value: { [role]: id, ...found.value }, word: `${found.word}, ${word}` };
}

/** What a negative prompt turns round: tones go the other way. Weather, place and style have no opposite. */
const TURNED = ['warmth', 'brightness', 'saturation', 'contrast'] as const;
const FORBIDDEN = ['atmosphere', 'environment', 'style'] as const;

/**
 * Reads a prompt together with its negative: what the negative names is taken out of the prompt, and a tone that it
 * names ("dark", "vivid") moves the picture the other way where the prompt says nothing of that tone.
 */
export function readPrompts(prompt: string, negative: string): PromptReading {
  const wanted = readPrompt(prompt);
  const unwanted = readPrompt(negative);
  const reading: { -readonly [Key in keyof PromptReading]: PromptReading[Key] } = { ...wanted };
  for (const key of FORBIDDEN) if (wanted[key]?.value === unwanted[key]?.value) delete reading[key];
  const refused = Object.values(unwanted.materials?.value ?? {});
  if (wanted.materials && refused.length > 0) {
    const left = Object.entries(wanted.materials.value).filter(([, id]) => !refused.includes(id));
    if (left.length === 0) delete reading.materials;
    else reading.materials = { ...wanted.materials, value: Object.fromEntries(left) };
  }
  for (const key of TURNED) {
    const tone = unwanted[key];
    if (tone) reading[key] ??= { value: -tone.value, word: `not ${tone.word}` };
  }
  return reading;
}
