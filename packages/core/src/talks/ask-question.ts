import { createHash, randomUUID } from 'node:crypto';
import type { GptTalkQuestion } from '@plumbline/contract/api/talks.ts';
import type { PersonaEntry } from '@plumbline/contract/content/persona.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { ANSWERS_AT_ONCE_MAX, TALK_MESSAGES_MAX, TALKS_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { requireImage } from '../images/require-image.ts';
import type { Repositories } from '../ports/database.ts';
import { countTickets } from '../tickets/count-tickets.ts';
import { reserveTickets } from '../tickets/reserve-tickets.ts';
import type { TicketHolder } from '../tickets/ticket-holder.ts';
import { requireMessage, requireTalk } from './require-talk.ts';
import type { AskDependencies, Personas } from './talk-dependencies.ts';
import type { MessageRecord, TalkRecord } from './talk-record.ts';
import { talkTitle } from './talk-title.ts';

export interface Asked {
  readonly talk: TalkRecord;
  readonly question: MessageRecord;
  /** Empty, and being written from now on: by whoever asked, unless it was `known`. */
  readonly answer: MessageRecord;
  readonly ticketsLeft: number;
  /** The same request came before: its answer is written already, or being written. */
  readonly known: boolean;
}

/**
 * Keeps a question with its empty answer and sets a ticket aside: all of it or nothing. From then on neither can be lost.
 *
 * @param key of the request; the same one again finds what the first has made
 * @throws AppError `QUESTION_REQUIRED`, `NOT_FOUND`, `IMAGE_NOT_FOUND`, `VALIDATION_FAILED`, `ANSWER_UNDER_WAY`, `TALK_LIMIT`,
 *   `TALK_FULL`, `DAILY_COUNT_USED_UP`, `NOT_ENOUGH_TICKETS`, `CONFLICT` for a key that came with another question
 */
export async function askQuestion(
  dependencies: AskDependencies,
  holder: TicketHolder,
  body: GptTalkQuestion,
  key?: string,
): Promise<Asked> {
  const text = body.question?.trim() ?? '';
  if (body.again === undefined && text === '') throw new AppError('QUESTION_REQUIRED', 'an empty question');
  if (body.again !== undefined && (body.talkId === undefined || text !== ''))
    throw new AppError('VALIDATION_FAILED', 'another answer is to a question of a talk', {
      details: { again: 'needs a talk and no question' },
    });
  const answerId = key === undefined ? `m-${randomUUID()}` : idOf(holder.id, key);
  const personas = await dependencies.personas();
  return dependencies.database.transaction(async (repositories) => {
    const { talks } = repositories;
    await talks.lock(holder.id);
    const known = await talks.findMessage(answerId);
    if (known) return repeated(dependencies, repositories, holder, known, text);
    return ask(dependencies, repositories, { holder, body, text, answerId, personas });
  });
}

interface Asking {
  readonly holder: TicketHolder;
  readonly body: GptTalkQuestion;
  readonly text: string;
  readonly answerId: string;
  readonly personas: Personas;
}

async function ask(
  dependencies: AskDependencies,
  repositories: Repositories,
  { holder, body, text, answerId, personas }: Asking,
): Promise<Asked> {
  const { clock, freeDailyRenders, capabilities, writerOf } = dependencies;
  const { talks, images, ledger } = repositories;
  const at = clock.now();
  if ((await talks.countWriting(holder.id)) >= ANSWERS_AT_ONCE_MAX)
    throw new AppError('ANSWER_UNDER_WAY', `${holder.id} has ${ANSWERS_AT_ONCE_MAX} answers under way`);
  for (const imageId of body.images) await requireImage(images, imageId, holder.id, 'images');
  const found =
    body.talkId === undefined ? undefined : await requireTalk(repositories, body.talkId, holder.id);
  const persona = personaOf(personas, body.persona ?? found?.persona, body.persona !== undefined);
  const talk = found ?? (await addTalk(repositories, { holder, text, persona, at }));
  if ((await talks.countMessages(talk.talkId)) + 2 > TALK_MESSAGES_MAX)
    throw new AppError('TALK_FULL', `talk ${talk.talkId}`);
  const common = { talkId: talk.talkId, ownerId: holder.id, persona: persona.personaId, createdAt: at };
  const question =
    body.again === undefined
      ? await addQuestion(repositories, {
          ...QUIET,
          ...common,
          messageId: `m-${randomUUID()}`,
          parentId: await parentOf(repositories, talk, body.after),
          role: 'question',
          text,
          imageIds: [...new Set(body.images)],
          state: 'done',
          endedAt: at,
        })
      : await requireQuestion(repositories, body.again, talk);
  const ticketsLeft = await reserveTickets(ledger, {
    holder,
    counter: 'gpt_tickets',
    taskId: answerId,
    variants: 1,
    ticketsPerVariant: 1,
    reason: 'gptTalk',
    at,
    freeDailyRenders,
    capabilities,
  });
  const answer: MessageRecord = {
    ...QUIET,
    ...common,
    messageId: answerId,
    parentId: question.messageId,
    role: 'answer',
    text: '',
    imageIds: [],
    state: 'writing',
    writer: writerOf(persona),
    endedAt: null,
  };
  await talks.addMessage(answer, at);
  await talks.change(talk.talkId, { newestId: answerId, persona: persona.personaId, updatedAt: at });
  return { talk, question, answer, ticketsLeft, known: false };
}

const QUIET = { errorCode: null, parts: [], writer: null, usage: null } as const;

async function addQuestion({ talks }: Repositories, question: MessageRecord): Promise<MessageRecord> {
  await talks.addMessage(question, question.createdAt);
  return question;
}

/** One request, one answer: the id of the answer is made of the key. */
function idOf(ownerId: string, key: string): string {
  return `m-${createHash('sha256').update(`${ownerId}\0${key}`).digest('hex').slice(0, 32)}`;
}

async function repeated(
  dependencies: AskDependencies,
  repositories: Repositories,
  holder: TicketHolder,
  answer: MessageRecord,
  text: string,
): Promise<Asked> {
  const question = await requireMessage(repositories, answer.parentId ?? '', { ownerId: holder.id });
  if (text !== '' && question.text !== text)
    throw new AppError('CONFLICT', 'idempotency key with another question');
  const talk = await requireTalk(repositories, answer.talkId, holder.id);
  const { clock, freeDailyRenders, capabilities } = dependencies;
  const left = await countTickets(repositories.ledger, {
    holder,
    type: '3',
    at: clock.now(),
    freeDailyRenders,
    capabilities,
  });
  return {
    talk,
    question,
    answer,
    ticketsLeft: typeof left === 'number' ? left : left.gpt_tickets,
    known: true,
  };
}

/** Who was chosen must be there; whom an old talk was with may have gone, and the first of all goes on. */
function personaOf(personas: Personas, personaId: string | undefined, mustExist: boolean): PersonaEntry {
  const found = personas.find((each) => each.personaId === personaId);
  if (!found && mustExist)
    throw new AppError('VALIDATION_FAILED', `no persona ${personaId}`, {
      details: { persona: 'no such persona' },
    });
  return found ?? personas[0];
}

async function addTalk(
  { talks }: Repositories,
  { holder, text, persona, at }: { holder: TicketHolder; text: string; persona: PersonaEntry; at: Date },
): Promise<TalkRecord> {
  if ((await talks.count(holder.id)) >= TALKS_MAX)
    throw new AppError('TALK_LIMIT', `${holder.id} has ${TALKS_MAX}`);
  const talk: TalkRecord = {
    talkId: `k-${randomUUID()}`,
    ownerId: holder.id,
    title: talkTitle(text),
    persona: persona.personaId,
    pinnedAt: null,
    newestId: null,
    createdAt: at,
    updatedAt: at,
  };
  await talks.add(talk);
  return talk;
}

/** What a new question follows: an answer of the talk, or nothing. */
async function parentOf(
  repositories: Repositories,
  talk: TalkRecord,
  after: string | null | undefined,
): Promise<string | null> {
  if (after === undefined) return talk.newestId;
  if (after === null) return null;
  const message = await requireMessage(repositories, after, talk);
  if (message.role !== 'answer')
    throw new AppError('VALIDATION_FAILED', 'a question follows an answer', {
      details: { after: 'no answer' },
    });
  return after;
}

async function requireQuestion(
  repositories: Repositories,
  messageId: string,
  talk: TalkRecord,
): Promise<MessageRecord> {
  const message = await requireMessage(repositories, messageId, talk);
  if (message.role !== 'question')
    throw new AppError('VALIDATION_FAILED', 'only a question is answered', {
      details: { again: 'no question' },
    });
  return message;
}
