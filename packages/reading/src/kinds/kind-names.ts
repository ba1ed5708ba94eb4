/** What the net of kinds tells a picture to be, in the order of its outputs (`training/reading/learning/pictures.py`). */
export const LEARNED_KINDS = ['su', 'photo', 'colour', 'sketch', 'line', 'white', 'plan'] as const;
export const LEARNED_SPACES = ['exterior', 'interior', 'landscape', 'aerial', 'plan', 'site'] as const;
export const LEARNED_VIEWS = ['eye', 'above', 'elevation', 'plan'] as const;
/** Degrees by which a picture must be turned clockwise to stand upright. */
export const LEARNED_TURNS = [0, 90, 180, 270] as const;

export type LearnedKind = (typeof LEARNED_KINDS)[number];
export type LearnedSpace = (typeof LEARNED_SPACES)[number];
export type LearnedView = (typeof LEARNED_VIEWS)[number];
export type LearnedTurn = (typeof LEARNED_TURNS)[number];
