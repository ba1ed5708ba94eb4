import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedPersona } from '@plumbline/contract/content/persona.ts';
import { readThumbnail } from '@plumbline/core/images/read-thumbnail.ts';
import type { AnswerTask } from '@plumbline/core/talks/answer-writer.ts';
import type { Asked } from '@plumbline/core/talks/ask-question.ts';
import { createModelWriter } from '@plumbline/core/talks/model-writer.ts';
import { endAbandonedAnswers } from '@plumbline/core/talks/sweep-talks.ts';
import type { AskDependencies } from '@plumbline/core/talks/talk-dependencies.ts';
import type { App } from '../app.ts';
import { AnswerRunner } from './answer-runner.ts';
import { createAssistantTools } from './assistant-tools.ts';
import { createBuiltInWriter } from './built-in-writer.ts';

/** Messages before a question that an answer is written from: what a model holds is less. */
const REMEMBERED = 60;
/** Wide enough for what a model sees. */
const PICTURE_WIDTH = 1024;
const SWEEP_MS = 30_000;

export interface Talks {
  readonly runner: AnswerRunner;
  readonly asking: AskDependencies;
  /** Without what they tell a model. */
  shownPersonas(): Promise<AskedPersona[]>;
  /** Has the answer to what was asked written; it goes on by itself. */
  start(asked: Asked, asker: Pick<AnswerTask, 'holder' | 'userId' | 'locale'>): Promise<void>;
}

/** Who answers here, and what is being answered. Answers of processes that died are ended while this one runs. */
export function openTalks(app: App): Talks {
  const { database, clock, logger, settings, capabilities, languageModel } = app.services;
  const tools = createAssistantTools(app);
  const writer = languageModel
    ? createModelWriter({ model: languageModel, tools, readImages: (task) => readImages(app, task) })
    : createBuiltInWriter(app, tools);
  const runner = new AnswerRunner({ database, clock, writer, logger });
  const closing = new AbortController();
  app.addHook('onListen', async () => void sweep(closing.signal));
  // Before the server waits for its connections to end: streams end with what they follow.
  app.addHook('preClose', async () => {
    closing.abort();
    await runner.close();
  });

  async function sweep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await endAbandonedAnswers({ database, clock }).catch((error: unknown) =>
        logger.warn({ err: error }, 'abandoned answers were not ended'),
      );
      await sleep(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    runner,
    asking: {
      database,
      clock,
      personas: async () => (await app.published()).personas,
      capabilities,
      freeDailyRenders: settings.freeDailyRenders,
      writerOf: (persona) => writer.nameFor(persona),
    },
    shownPersonas: async () =>
      (await app.published()).personas.map((persona) => {
        const { systemPrompt: _told, model: _model, ...shown } = persona;
        return { ...shown, writer: writer.nameFor(persona) };
      }),
    async start({ question, answer }, asker) {
      const { parentId } = question;
      const before = parentId === null ? [] : await database.talks.branch(parentId, REMEMBERED);
      const { personas } = await app.published();
      const persona = personas.find(({ personaId }) => personaId === answer.persona) ?? personas[0];
      runner.start(answer, { ...asker, persona, before, question });
    },
  };
}

/** Those that can be read: a question is answered without the others, and says so. */
async function readImages(app: App, { question }: AnswerTask): Promise<Uint8Array[]> {
  const { database, storage, compute, logger } = app.services;
  const found = await database.images.findMany(question.imageIds);
  const living = found.filter((image) => !image.deletedAt && image.ownerId === question.ownerId);
  const thumbnail = { width: PICTURE_WIDTH, format: 'jpeg' } as const;
  const files = await Promise.allSettled(
    living.map(async (image) => storage.get(await readThumbnail({ storage, compute }, image, thumbnail))),
  );
  return files.flatMap((file) => {
    if (file.status === 'fulfilled') return [file.value];
    logger.warn({ err: file.reason as unknown }, 'a picture of a question was not read');
    return [];
  });
}
