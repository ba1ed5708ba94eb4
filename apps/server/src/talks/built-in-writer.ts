import { answerQuestion } from '@plumbline/assistant/answers/answer-question.ts';
import { languageOf } from '@plumbline/assistant/answers/language-of.ts';
import { tokensOf } from '@plumbline/assistant/search/tokens.ts';
import type { MessagePart } from '@plumbline/contract/api/talks.ts';
import { fillText, type Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { HelpArticle } from '@plumbline/content/help/help-article.ts';
import type { AnswerPiece, AnswerTask, AnswerWriter } from '@plumbline/core/talks/answer-writer.ts';
import type { AssistantTools } from '@plumbline/core/talks/assistant-tools.ts';
import type { App } from '../app.ts';
import { searchHelp } from '../help/search-help.ts';
import { inLanguage, writeBlocks } from '../help/write-article.ts';
import { asksForWorks } from './asking-for-works.ts';
import { factSearch, toolForPicture } from './assistant-tools.ts';
import { type ReadWish, readRenderWish } from './render-wish.ts';
import { TALK_TEXTS } from './talk-texts.ts';

/** What says of itself that no model wrote it. */
const BUILT_IN_WRITER = 'built-in';

/** The part of a question's words that an article of the help centre must speak of. */
const LEAST_COVERAGE = 0.6;
const HOW_TO =
  /怎么|怎样|如何|在哪|哪里|能不能|可以.*吗|\bhow\b|\bwhere\b|\bcan i\b|\bdo i\b|どうやって|どうすれば|どこ|できますか|方法/gi;

/**
 * Answers without a language model: facts with their sources, calculations, the help centre, the reader’s works, and renders to be
 * started. What it does not know it says, and that is not counted.
 */
export function createBuiltInWriter(app: App, tools: AssistantTools): AnswerWriter {
  return {
    nameFor: () => BUILT_IN_WRITER,
    async *write(task, signal) {
      const question = task.question.text;
      const locale = languageOf(question, task.locale);
      const wish = readRenderWish(question);
      if (asksForWorks(question)) yield* answerWorks(tools, task, locale);
      else if (wish) yield* proposeRender(app, tools, { task, wish, locale, signal });
      else yield* answerFromKnowledge(task, locale);
    },
  };
}

const say = (text: string): AnswerPiece => ({ kind: 'text', text });

async function* answerWorks(
  tools: AssistantTools,
  task: AnswerTask,
  locale: Locale,
): AsyncGenerator<AnswerPiece> {
  if (task.userId === null) {
    yield say(TALK_TEXTS.worksSignIn[locale]);
    yield { kind: 'uncounted' };
    return;
  }
  const part = await tools.findWorks(task.question.text, task);
  if (part.total === 0) {
    yield say(TALK_TEXTS.worksNone[locale]);
    return;
  }
  yield say(fillText(TALK_TEXTS.worksFound[locale], { count: part.total }));
  yield { kind: 'part', part };
}

interface Wished {
  readonly task: AnswerTask;
  readonly wish: ReadWish;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

async function* proposeRender(
  app: App,
  tools: AssistantTools,
  { task, wish, locale, signal }: Wished,
): AsyncGenerator<AnswerPiece> {
  const named = (await toolForPicture(app, task, signal)) ?? 'indoorRender';
  const proposal = await tools.propose({ function: named, ...wish }, task);
  if (typeof proposal === 'string') {
    yield say(proposal);
    yield { kind: 'uncounted' };
    return;
  }
  yield say(TALK_TEXTS.proposed[locale]);
  if (proposal.imageId === null) yield say(`\n\n${TALK_TEXTS.noPicture[locale]}`);
  yield { kind: 'part', part: proposal };
}

function* answerFromKnowledge(task: AnswerTask, locale: Locale): Generator<AnswerPiece> {
  const { text, imageIds } = task.question;
  const answer = answerQuestion(text, task.locale, factSearch());
  const article = answer.kind === 'declined' ? helpFor(text, locale) : undefined;
  if (article) {
    yield say(writeHelp(article, locale));
    for (const part of toolParts(article, locale)) yield { kind: 'part', part };
    return;
  }
  yield say(answer.paragraphs.join('\n\n'));
  if (answer.kind !== 'declined') return;
  if (imageIds.length > 0) yield say(`\n\n${TALK_TEXTS.cannotSee[locale]}`);
  yield { kind: 'uncounted' };
}

/** Where somebody asks how to do something: the article of the help centre that speaks of nearly all of it. */
function helpFor(question: string, locale: Locale): HelpArticle | undefined {
  const short = question.slice(0, 400);
  const asked = tokensOf(short.replaceAll(HOW_TO, ' '));
  const [best] = short === short.replaceAll(HOW_TO, ' ') ? [] : searchHelp(short, locale);
  if (!best || asked.length === 0) return undefined;
  const { title, asked: wording, lead } = best;
  const spoken = new Set(tokensOf(JSON.stringify([title, wording, lead, writeBlocks(best, locale)])));
  const known = asked.filter((token) => spoken.has(token)).length;
  return known / asked.length >= LEAST_COVERAGE ? best : undefined;
}

function writeHelp(article: HelpArticle, locale: Locale): string {
  const blocks = writeBlocks(article, locale).flatMap((block) => {
    if (block.kind === 'steps') return [block.items.map((item, at) => `${at + 1}. ${item}`).join('\n')];
    if (block.kind === 'list') return [block.items.map((item) => `- ${item}`).join('\n')];
    return block.kind === 'paragraph' ? [block.text] : [];
  });
  const title = `**${inLanguage(article.title, locale)}**`;
  return [title, inLanguage(article.lead, locale), ...blocks.slice(0, 2)].join('\n\n');
}

function toolParts(article: HelpArticle, locale: Locale): MessagePart[] {
  return (article.tools ?? []).slice(0, 2).map((name) => ({
    kind: 'tool',
    function: name,
    route: TOOLS[name].route,
    title: TOOLS[name].title[locale],
  }));
}
