import type { GoldenCase } from './golden-case.ts';
import { EDIT_CASES } from './edit-cases.ts';
import { RENDER_CASES } from './render-cases.ts';

export const GOLDEN_CASES: readonly GoldenCase[] = [...RENDER_CASES, ...EDIT_CASES];
