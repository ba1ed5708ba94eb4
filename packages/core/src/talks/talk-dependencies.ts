import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import type { PersonaEntry } from '@plumbline/contract/content/persona.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

export interface TalkDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Whom one can ask; the first where nobody is chosen. */
export type Personas = readonly [PersonaEntry, ...PersonaEntry[]];

export interface AskDependencies extends TalkDependencies {
  readonly freeDailyRenders: number;
  readonly capabilities: Capabilities;
  /** As they stand now. */
  readonly personas: () => Promise<Personas>;
  /** What the answer will be said to be written by. */
  readonly writerOf: (persona: PersonaEntry) => string;
}
