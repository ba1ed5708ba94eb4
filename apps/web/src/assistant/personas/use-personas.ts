import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '../state/talk-queries.ts';

const NOBODY: readonly Persona[] = [];

export interface Personas {
  readonly all: readonly Persona[];
  /** Somebody by id; the first of all where they are not there any more. */
  readonly of: (personaId: string | undefined) => Persona | undefined;
}

export function usePersonas(): Personas {
  const all = useQuery(personasQuery).data ?? NOBODY;
  return { all, of: (personaId) => all.find((each) => each.personaId === personaId) ?? all[0] };
}
