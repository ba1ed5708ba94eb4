import type { AskedPersona } from '@plumbline/contract/content/persona.ts';
import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '../state/talk-queries.ts';

const NOBODY: readonly AskedPersona[] = [];

export interface Personas {
  readonly all: readonly AskedPersona[];
  /** Somebody by id; the first of all where they are not there any more. */
  readonly of: (personaId: string | undefined) => AskedPersona | undefined;
}

export function usePersonas(): Personas {
  const all = useQuery(personasQuery).data ?? NOBODY;
  return { all, of: (personaId) => all.find((each) => each.personaId === personaId) ?? all[0] };
}
