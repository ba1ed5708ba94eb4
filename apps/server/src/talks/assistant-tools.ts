import { randomUUID } from 'node:crypto';
import { answerQuestion } from '@plumbline/assistant/answers/answer-question.ts';
import { languageOf } from '@plumbline/assistant/answers/language-of.ts';
import { createFactSearch, type FactSearch } from '@plumbline/assistant/knowledge/search-facts.ts';
import { KNOWLEDGE_FACTS } from '@plumbline/content/knowledge/knowledge-facts.ts';
import { TAG_KINDS } from '@plumbline/content/knowledge/tag-kinds.ts';
import { KNOWLEDGE_TERMS } from '@plumbline/content/knowledge/terms.ts';
import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { quotePrices } from '@plumbline/core/engines/quote-prices.ts';
import { findHiddenKeys } from '@plumbline/core/access/find-hidden-keys.ts';
import { mayUseTool } from '@plumbline/core/access/require-tool.ts';
import { requireImage } from '@plumbline/core/images/require-image.ts';
import { readStoredScene } from '@plumbline/core/scenes/stored-reading.ts';
import type { AnswerTask } from '@plumbline/core/talks/answer-writer.ts';
import type { AssistantTools, RenderWish } from '@plumbline/core/talks/assistant-tools.ts';
import type { App } from '../app.ts';
import { findOwnWorks } from './find-own-works.ts';
import { TALK_TEXTS } from './talk-texts.ts';

/** Reading a picture to find the tool for it; after that the tool of rooms is proposed, and its page reads it again. */
const READ_MS = 20_000;

/** The tool for what a picture shows. */
const TOOL_OF_SPACE: Readonly<Record<SceneSpace, FunctionName>> = {
  interior: 'indoorRender',
  exterior: 'architecturalRender',
  landscape: 'landscapeRender',
  aerial: 'birdsViewRender',
  plan: 'colorFlatPicture',
  site: 'allPlan',
};

let search: FactSearch | undefined;

/** Made at the first question: most starts of a server are asked none for a while. */
export function factSearch(): FactSearch {
  search ??= createFactSearch(KNOWLEDGE_FACTS, KNOWLEDGE_TERMS, TAG_KINDS);
  return search;
}

/** What an answer may look at and offer. Each of them looks with the rights of whoever asks, and starts nothing. */
export function createAssistantTools(app: App): AssistantTools {
  const { database, clock, capabilities } = app.services;
  return {
    lookUp(question, { locale }) {
      const answer = answerQuestion(question, locale, factSearch());
      if (answer.kind === 'declined') return undefined;
      const norms = answer.kind === 'facts' ? answer.facts.flatMap(({ norm }) => norm ?? []) : [];
      return { text: answer.paragraphs.join('\n'), sources: [...new Set(norms)] };
    },
    async findWorks(words, { userId, question, locale }) {
      if (userId === null) return { kind: 'works', items: [], total: 0 };
      const { catalogue } = await app.published();
      const language = languageOf(question.text, locale);
      return findOwnWorks({ database, catalogue }, { userId, words, locale: language });
    },
    async propose(wish, task) {
      const locale = languageOf(task.question.text, task.locale);
      if (task.userId === null) return TALK_TEXTS.signIn[locale];
      const tool = TOOLS[wish.function];
      const hidden = await findHiddenKeys(database, task.holder.role, capabilities);
      if (!mayUseTool(tool, task.holder.role, hidden)) return TALK_TEXTS.toolNotUsable[locale];
      const has = (name: string) => tool.fields.some((field) => field.name === name);
      const atmosphere = ATMOSPHERES.find((each) => each === wish.atmosphere);
      const quote = await quotePrices(database, task.holder.role, clock.now());
      return {
        kind: 'proposal',
        proposalId: `p-${randomUUID()}`,
        function: wish.function,
        summary: [tool.title[locale], wish.words].filter(Boolean).join(' · ').slice(0, 600),
        values: {
          ...(wish.words !== '' && has('promptTxt') ? { promptTxt: wish.words } : {}),
          ...(atmosphere !== undefined && has('atmosphere') ? { atmosphere } : {}),
        },
        imageId: has('upload_img') ? await pictureOf(app, wish, task) : null,
        tickets: quote({ function: wish.function }).total,
        state: 'open',
        taskId: null,
      };
    },
  };
}

/** The picture of the question that is meant, or of the last one that had any. */
async function pictureOf(app: App, { picture }: RenderWish, task: AnswerTask): Promise<string | null> {
  const imageId = picturesOf(task)[(picture ?? 1) - 1];
  if (imageId === undefined) return null;
  const { images } = app.services.database;
  const image = await images.find(imageId);
  return image && !image.deletedAt && image.ownerId === task.holder.id ? imageId : null;
}

function picturesOf({ question, before }: AnswerTask): readonly string[] {
  if (question.imageIds.length > 0) return question.imageIds;
  return before.findLast(({ imageIds }) => imageIds.length > 0)?.imageIds ?? [];
}

/** The tool for the picture of a question; undefined where there is none, or it cannot be read in time. */
export async function toolForPicture(
  app: App,
  task: AnswerTask,
  signal: AbortSignal,
): Promise<FunctionName | undefined> {
  const [imageId] = picturesOf(task);
  if (imageId === undefined) return undefined;
  const { database, storage, compute, logger } = app.services;
  try {
    const image = await requireImage(database.images, imageId, task.holder.id);
    const within = AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
    const { space } = await readStoredScene({ storage, compute }, image, { space: undefined }, within);
    return TOOL_OF_SPACE[space];
  } catch (error) {
    if (signal.aborted) throw error;
    logger.info({ err: error }, 'a picture was not read for a proposal');
    return undefined;
  }
}
