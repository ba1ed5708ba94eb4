/** Where the light comes from, as one sees it in the picture; `even`: from nowhere in particular. */
export const LIGHT_SIDES = ['left', 'right', 'above', 'below', 'even'] as const;
export type LightSide = (typeof LIGHT_SIDES)[number];

/** What is wrong with a picture and can be measured. */
export const PICTURE_ISSUES = [
  'tilt',
  'converging-verticals',
  'noise',
  'over-exposure',
  'under-exposure',
  'low-contrast',
  'colour-cast',
  'banding',
  'small',
] as const;
export type PictureIssue = (typeof PICTURE_ISSUES)[number];

export const COMPOSITION_NOTES = [
  'symmetrical',
  'on-thirds',
  'heavy-left',
  'heavy-right',
  'much-sky',
  'high-horizon',
  'low-horizon',
  'quiet',
  'busy',
  'balanced',
] as const;
export type CompositionNote = (typeof COMPOSITION_NOTES)[number];

/** How many directions of a picture vanish in it. */
export const PERSPECTIVES = ['parallel', 'one-point', 'two-point', 'three-point'] as const;

/** What can be done with a picture after it was looked at: straightened here, or taken on to a tool. */
export const SUGGESTION_KINDS = [
  'straighten',
  'uprights',
  'finish',
  'enlarge',
  'sharpen',
  'extend',
  'render',
  'colour-plan',
  'remove',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
