import type { Environment } from '../api/environments.ts';
import type { ATMOSPHERES } from '../api/start-task.ts';
import type { SurfaceRole } from '../content/style.ts';

export type Atmosphere = (typeof ATMOSPHERES)[number];

/** What a word asks to be done to a picture that words alone cannot do; a tool can. */
export const WISH_KINDS = [
  'add',
  'remove',
  'replace',
  'move',
  'recolour',
  'material',
  'enlarge',
  'sharpen',
  'extend',
  'cut-out',
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** Parts of a building or a room that have a material or a colour. */
export type Surface =
  | 'floor'
  | 'wall'
  | 'ceiling'
  | 'cabinet'
  | 'textile'
  | 'facade'
  | 'roof'
  | 'paving'
  | 'other';

/** What a word means. */
export type WordMeaning =
  | { readonly atmosphere: Atmosphere }
  | { readonly environment: Environment }
  | { readonly style: string }
  | { readonly warmth: number }
  | { readonly brightness: number }
  | { readonly saturation: number }
  | { readonly contrast: number }
  | { readonly material: { readonly role: SurfaceRole; readonly id: string } }
  /** A substance, which becomes a material with the surface that it is said of. */
  | { readonly substance: Readonly<Partial<Record<Surface, readonly [SurfaceRole, string]>>> }
  | { readonly surface: Surface }
  | { readonly colour: string }
  /** A thing; the library's object of that kind, empty where it has none. */
  | { readonly thing: string }
  | { readonly verb: WishKind }
  /** What a picture of this kind shows anyway: rooms, buildings, grounds. */
  | { readonly scene: true }
  /** What every render is: realistic, detailed. */
  | { readonly quality: true }
  /** Understood, and nothing here can do it. */
  | { readonly cannot: 'season' | 'camera' | 'medium' | 'figure' | 'style' | 'weather' }
  | { readonly denial: 'before' | 'after' }
  /** Articles, particles, politeness. */
  | { readonly glue: true };

/** Kinds of meaning that change a picture. */
export const ACTING_KINDS = [
  'atmosphere',
  'environment',
  'style',
  'warmth',
  'brightness',
  'saturation',
  'contrast',
  'material',
] as const;
export type ActingKind = (typeof ACTING_KINDS)[number];

/** What a word is about, as it is named to people. */
export const WORD_SUBJECTS = [
  'space',
  'number',
  'window',
  'weather',
  'surroundings',
  'style',
  'light',
  'tone',
  'floor',
  'wall',
  'ceiling',
  'cabinet',
  'furniture',
  'facade',
  'roof',
  'paving',
  'metal',
  'colour',
  'material',
  'thing',
  'scene',
  'quality',
  'season',
  'camera',
  'medium',
  'figure',
  'request',
] as const;
export type WordSubject = (typeof WORD_SUBJECTS)[number];

export const WORD_STATES = [
  /** Changes the picture. */
  'acts',
  /** Asks for what is so without it. */
  'already',
  /** What was chosen in the panel wins. */
  'overruled',
  /** Another word of its kind counts. */
  'outweighed',
  /** Said not to be wanted, and it is not there. */
  'denied',
  /** Understood, but nothing in this tool or this kind of picture answers to it. */
  'idle',
  /** Asks for what a tool can do and words cannot. */
  'wish',
  /** Names what the picture shows. */
  'plain',
  'unknown',
] as const;
export type WordState = (typeof WORD_STATES)[number];
