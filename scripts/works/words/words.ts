import type { WorkWords } from '../work-spec.ts';
import { BUILDING_WORDS } from './buildings.ts';
import { DRAWN_WORDS } from './drawn.ts';
import { LANDSCAPE_WORDS } from './landscapes.ts';
import { PUBLIC_ROOM_WORDS } from './public-rooms.ts';
import { ROOM_WORDS } from './rooms.ts';

/** Title and story of every work. */
export const WORDS: Readonly<Record<string, WorkWords>> = {
  ...ROOM_WORDS,
  ...PUBLIC_ROOM_WORDS,
  ...BUILDING_WORDS,
  ...LANDSCAPE_WORDS,
  ...DRAWN_WORDS,
};
