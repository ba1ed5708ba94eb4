import type { WorkSpec } from '../work-spec.ts';
import { BUILDINGS } from './buildings.ts';
import { DRAWN } from './drawn.ts';
import { LANDSCAPES } from './landscapes.ts';
import { PUBLIC_ROOMS } from './public-rooms.ts';
import { ROOMS } from './rooms.ts';

/** Every work that ships, by kind of space. */
export const WORKS: readonly WorkSpec[] = [...ROOMS, ...DRAWN, ...PUBLIC_ROOMS, ...BUILDINGS, ...LANDSCAPES];
