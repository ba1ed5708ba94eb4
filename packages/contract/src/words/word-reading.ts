import type { FunctionName } from '../tools/function-name.ts';
import type { SurfaceRole } from '../content/style.ts';
import type { Environment } from '../api/environments.ts';
import type { DesignBrief } from './design/design-brief.ts';
import type { Atmosphere, WishKind, WordState, WordSubject } from './word-types.ts';

/** A word of a prompt and what becomes of it. */
export interface WordMark {
  readonly field: 'promptTxt' | 'negativePrompt';
  /** In UTF-16 units of its field. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly state: WordState;
  /** What it is about; absent of what nobody knows. */
  readonly subject?: WordSubject;
  /** What the words come to that are about the same and count in its place. */
  readonly yieldsTo?: string;
}

/** Something asked for that a tool can do. */
export interface WordWish {
  readonly kind: WishKind;
  /** What it is asked of, as it was written; empty where it is the picture. */
  readonly text: string;
  /** Tools that do it, in the order of the work. */
  readonly tools: readonly FunctionName[];
  /** The library's object of that kind. */
  readonly objectId?: string;
  /** `#rrggbb` */
  readonly color?: string;
  /** The library's material. */
  readonly materialId?: string;
}

/** What the words of a prompt come to for an engine. */
export interface WantedByWords {
  readonly atmosphere?: Atmosphere;
  readonly environment?: Environment;
  readonly style?: string;
  /** To be added to the style's warmth of light, −1…1; the others change the finished picture's tones. */
  readonly warmth: number;
  readonly brightness: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly materials: Readonly<Partial<Record<SurfaceRole, string>>>;
}

export interface WordReading {
  /** In the order of the text, the prompt's before the negative's; words that only carry others are left out. */
  readonly marks: readonly WordMark[];
  readonly wishes: readonly WordWish[];
  readonly wanted: WantedByWords;
  /** There is a prompt, and nothing in it was understood as something that this tool could answer. */
  readonly unanswered: boolean;
  /** Of a tool that designs from words: what is to be designed. */
  readonly design?: DesignBrief;
}
