import type { EngineSight, SeenData } from '@plumbline/contract/api/engine-sights.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { Database } from '@plumbline/core/ports/database.ts';
import type { EngineInput, ServerAsked } from '@plumbline/core/ports/image-engine.ts';

export interface SightWriter {
  /** Notes that data is about to be given away; it is written at once, because nobody knows what comes of it. */
  readonly note: (asked: ServerAsked) => void;
  /** Resolves once everything is written. @throws what the database throws */
  readonly written: () => Promise<void>;
}

/** Writes down which engines are given which data for one image of a task. */
export function createSightWriter(
  { database, clock }: { readonly database: Pick<Database, 'tasks'>; readonly clock: Clock },
  { taskId, variant, engine }: { readonly taskId: string; readonly variant: number; readonly engine: string },
): SightWriter {
  let attempt = 0;
  let writing: Promise<void> = Promise.resolve();
  return {
    note({ server, place, data, models }) {
      attempt += 1;
      const at = clock.now().toISOString();
      const sight: EngineSight = {
        ...{ variant, attempt, engine, server, place, at },
        data: [...data],
        models: [...models],
      };
      writing = writing.then(() => database.tasks.addSight(taskId, sight));
      // Told by `written`; until then nobody listens.
      writing.catch(() => undefined);
    },
    written: () => writing,
  };
}

/** What an engine that keeps everything in its process is given. */
export function dataOf({ request, ...pictures }: EngineInput): SeenData[] {
  const given: Readonly<Partial<Record<SeenData, unknown>>> = {
    words: request.promptTxt || request.negativePrompt,
    base: pictures.base ?? pictures.original,
    mask: pictures.mask,
    reference: pictures.reference,
    texture: pictures.texture,
    object: pictures.object,
    background: pictures.content?.background,
    'material-map': pictures.idMap,
    model: pictures.model,
  };
  return (Object.keys(given) as SeenData[]).filter((name) => Boolean(given[name]));
}
