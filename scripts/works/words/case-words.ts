import type { CaseWords } from '../work-spec.ts';
import { GARDEN_CASE_WORDS } from './garden-cases.ts';
import { PUBLIC_CASE_WORDS } from './public-cases.ts';
import { ROOM_CASE_WORDS } from './room-cases.ts';

/** Words of every case. */
export const CASE_WORDS: Readonly<Record<string, CaseWords>> = {
  ...ROOM_CASE_WORDS,
  ...PUBLIC_CASE_WORDS,
  ...GARDEN_CASE_WORDS,
};
