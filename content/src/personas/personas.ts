import type { PersonaEntry } from '@plumbline/contract/content/persona.ts';
import { ARCHITECT, DESIGNER, INTERIOR, LANDSCAPE, LIGHTING, PLANNER } from './designers.ts';
import { COPYWRITER, COST, FENGSHUI, JUROR, MATERIALS, STRUCTURE } from './experts.ts';

/** Whom one can ask, in the order in which they are shown; the first is asked where nobody was chosen. */
export const PERSONAS: readonly [PersonaEntry, ...PersonaEntry[]] = [
  DESIGNER,
  ARCHITECT,
  INTERIOR,
  LANDSCAPE,
  PLANNER,
  LIGHTING,
  MATERIALS,
  STRUCTURE,
  COST,
  COPYWRITER,
  JUROR,
  FENGSHUI,
];
