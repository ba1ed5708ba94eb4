import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../app.ts';

const PATIENCE_MS = 3_000;

export interface PartState {
  readonly name: string;
  readonly ready: boolean;
}

/** Asks the parts for whoever wants to know at the moment: a flood of questions is no flood of work. */
export function shareAnswers(app: App): (log: FastifyBaseLogger) => Promise<PartState[]> {
  let asking: Promise<PartState[]> | undefined;
  return (log) =>
    (asking ??= askParts(app, log).finally(() => {
      asking = undefined;
    }));
}

/** Asks each part that this process needs whether it answers. */
export function askParts(app: App, log: FastifyBaseLogger): Promise<PartState[]> {
  return Promise.all(
    [...app.services.parts].map(async ([name, ask]) => {
      try {
        await withPatience(ask());
        return { name, ready: true };
      } catch (error) {
        log.warn({ err: error, part: name }, 'a part is not ready');
        return { name, ready: false };
      }
    }),
  );
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
