import { PERSONAS } from '@plumbline/content/personas/personas.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { applyOverlays } from '@plumbline/core/published-content/apply-overlays.ts';
import type { Personas } from '@plumbline/core/talks/talk-dependencies.ts';

/** Whom one can ask, as published. Somebody must be there: where all are hidden the first that ships is. */
export function layPersonas(overlayOf: (id: string) => ContentOverlay | undefined): Personas {
  const laid = applyOverlays(
    PERSONAS.map((persona) => ({ id: persona.personaId, persona })),
    overlayOf,
    ({ id, persona }, { name, lead, instructions, model }) => ({
      id,
      persona: {
        ...persona,
        name: name ?? persona.name,
        purpose: lead ?? persona.purpose,
        systemPrompt: instructions ?? persona.systemPrompt,
        ...(model === undefined || model.trim() === '' ? {} : { model: model.trim() }),
      },
    }),
  );
  const [first = PERSONAS[0], ...others] = laid.map(({ persona }) => persona);
  return [first, ...others];
}
