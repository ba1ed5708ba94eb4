import type { PersonaEntry } from '@plumbline/contract/content/persona.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { MODEL_TOOL_LIST, readModelCall } from '@plumbline/contract/talks/model-tools.ts';
import {
  ContextTooLong,
  type LanguageModel,
  type ModelCall,
  type ModelMessage,
} from '../ports/language-model.ts';
import type { AnswerPiece, AnswerTask, AnswerWriter } from './answer-writer.ts';
import type { AssistantTools } from './assistant-tools.ts';
import { FOR_ANSWER, modelMessages } from './model-messages.ts';

/** Rounds of tools before an answer must come. */
const ROUNDS_MAX = 4;
/** How often less is said to a model that cannot hold it. */
const SHORTER_MAX = 2;
/** Tools of one round. */
const CALLS_MAX = 4;

export interface ModelWriterDependencies {
  readonly model: LanguageModel;
  readonly tools: AssistantTools;
  /** JPEG files of the pictures of a question. */
  readonly readImages: (task: AnswerTask) => Promise<readonly Uint8Array[]>;
}

/** Has a language model answer, with the tools that it may look into and propose by. */
export function createModelWriter(dependencies: ModelWriterDependencies): AnswerWriter {
  const { model } = dependencies;
  return {
    nameFor: (persona: PersonaEntry) => persona.model ?? model.model,
    async *write(task, signal) {
      if (model.permits && !(await model.permits(task.question.text, signal)))
        throw new AppError('QUESTION_NOT_ANSWERED', 'the moderation refused the question');
      const images = await dependencies.readImages(task);
      let said = false;
      let budget = model.contextTokens;
      for (let shorter = 0; ; shorter += 1) {
        try {
          for await (const piece of answer(dependencies, task, modelMessages(task, images, budget), signal)) {
            said ||= piece.kind !== 'usage';
            yield piece;
          }
          return;
        } catch (error) {
          if (!(error instanceof ContextTooLong) || said || shorter >= SHORTER_MAX) throw asAppError(error);
          // The estimate was too low for this model: by as much as it says, else half of it.
          budget *= Math.min(0.5, (error.share ?? 0.5) * (1 - FOR_ANSWER));
        }
      }
    },
  };
}

function asAppError(error: unknown): unknown {
  return error instanceof ContextTooLong
    ? new AppError('ASSISTANT_REFUSED', 'more than the model can hold', { cause: error })
    : error;
}

async function* answer(
  { model, tools }: ModelWriterDependencies,
  task: AnswerTask,
  start: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  let messages = start;
  const usage = { promptTokens: 0, answerTokens: 0 };
  for (let round = 0; ; round += 1) {
    const calls: ModelCall[] = [];
    let text = '';
    const offered = round < ROUNDS_MAX ? MODEL_TOOL_LIST : [];
    for await (const piece of model.chat({ model: task.persona.model, messages, tools: offered }, signal)) {
      if (piece.kind === 'text') {
        text += piece.text;
        yield piece;
      } else if (piece.kind === 'call') calls.push(piece.call);
      else {
        usage.promptTokens += piece.promptTokens;
        usage.answerTokens += piece.answerTokens;
      }
    }
    if (calls.length === 0 || round >= ROUNDS_MAX) break;
    const results: ModelMessage[] = [];
    for (const [at, call] of calls.entries()) {
      const result =
        at < CALLS_MAX ? await runCall(tools, call, task) : { text: 'Too many at once.', pieces: [] };
      yield* result.pieces;
      results.push({ role: 'tool', callId: call.id, text: result.text });
    }
    if (text !== '' && !text.endsWith('\n')) yield { kind: 'text', text: '\n\n' };
    messages = [...messages, { role: 'assistant', text, calls }, ...results];
  }
  yield { kind: 'usage', usage };
}

interface Used {
  /** What the model is told. */
  readonly text: string;
  readonly pieces: readonly AnswerPiece[];
}

const nothing = (text: string): Used => ({ text, pieces: [] });

/** Whatever a model asks for is read by its schema; what does not fit is told to it and does nothing. */
async function runCall(
  tools: AssistantTools,
  { name, arguments: text }: ModelCall,
  task: AnswerTask,
): Promise<Used> {
  const call = readModelCall(name, text);
  switch (call.name) {
    case 'unreadable':
      return nothing(call.given);
    case 'look_up': {
      const found = tools.lookUp(call.given.question, task);
      if (!found) return nothing('Nothing is known of that.');
      return {
        text: found.text,
        pieces: found.sources.map((title) => ({ kind: 'part', part: { kind: 'source', title } })),
      };
    }
    case 'find_works': {
      const part = await tools.findWorks(call.given.words, task);
      return {
        text: `${part.total} works: ${part.items.map(({ title }) => title).join('; ')}`,
        pieces: part.total === 0 ? [] : [{ kind: 'part', part }],
      };
    }
    case 'propose_render': {
      const proposal = await tools.propose(call.given, task);
      if (typeof proposal === 'string') return nothing(proposal);
      return {
        text: `The card is shown: ${proposal.summary}, ${proposal.tickets} ticket(s). It waits for the person who asks.`,
        pieces: [{ kind: 'part', part: proposal }],
      };
    }
  }
}
