import type { AnswerProposalBody, ChangeTalkBody, Proposal, Talk } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import { requireTask } from '../tasks/require-task.ts';
import { describeTalk } from './describe-talks.ts';
import { endAnswer } from './end-answer.ts';
import { requireMessage, requireTalk } from './require-talk.ts';
import type { TalkDependencies } from './talk-dependencies.ts';
import type { MessageRecord } from './talk-record.ts';

/** Renames or pins a talk, or shows another of its branches. @throws AppError `NOT_FOUND` */
export async function changeTalk(
  { database, clock }: TalkDependencies,
  ownerId: string,
  talkId: string,
  { title, pinned, show }: ChangeTalkBody,
): Promise<Talk> {
  return database.transaction(async (repositories) => {
    const { talks } = repositories;
    await talks.lock(ownerId);
    await requireTalk(repositories, talkId, ownerId);
    if (show !== undefined) await requireMessage(repositories, show, { ownerId, talkId });
    const change = {
      ...(title === undefined ? {} : { title }),
      ...(pinned === undefined ? {} : { pinnedAt: pinned ? clock.now() : null }),
      ...(show === undefined ? {} : { newestId: await talks.newestBelow(show) }),
    };
    if (Object.keys(change).length > 0) await talks.change(talkId, change);
    const talk = await requireTalk(repositories, talkId, ownerId);
    return describeTalk(talk, (await talks.writingAmong([talkId])).has(talkId));
  });
}

/** What is being written of it is not wanted any more: its writer learns so. @throws AppError `NOT_FOUND` */
export async function deleteTalk(
  dependencies: TalkDependencies,
  ownerId: string,
  talkId: string,
): Promise<void> {
  const { database, clock } = dependencies;
  const newest = await database.transaction(async (repositories) => {
    await repositories.talks.lock(ownerId);
    const talk = await requireTalk(repositories, talkId, ownerId);
    const branch = talk.newestId === null ? [] : await repositories.talks.branch(talk.newestId, 1);
    await repositories.talks.delete(talkId, clock.now());
    return branch.at(-1);
  });
  if (newest?.state === 'writing') await stop(dependencies, newest);
}

/** @throws AppError `NOT_FOUND`, also where its time is over */
export async function restoreTalk(
  { database, clock }: TalkDependencies,
  ownerId: string,
  talkId: string,
): Promise<Talk> {
  const restored =
    (await database.talks.restore(talkId, ownerId, restorableSince(clock.now()))) ??
    (await requireTalk(database, talkId, ownerId));
  return describeTalk(restored, (await database.talks.writingAmong([talkId])).has(talkId));
}

/**
 * Ends an answer for its reader, wherever it is written; what is there of it stays. One that has ended stays as it is.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function stopAnswer(
  dependencies: TalkDependencies,
  ownerId: string,
  messageId: string,
): Promise<MessageRecord> {
  const message = await requireMessage(dependencies.database, messageId, { ownerId });
  if (message.state === 'writing') await stop(dependencies, message);
  return requireMessage(dependencies.database, messageId, { ownerId });
}

function stop(dependencies: TalkDependencies, message: MessageRecord): Promise<boolean> {
  return endAnswer(dependencies, message, {
    state: 'stopped',
    errorCode: null,
    usage: null,
    counted: message.text !== '',
    reason: 'stopped',
  });
}

/**
 * Notes what its reader said to a proposed render. Starting it is theirs, by `startTask` and at its price; a proposal is
 * answered once.
 *
 * @throws AppError `NOT_FOUND`, for a foreign message or task too; `CONFLICT` where it was answered otherwise
 */
export async function answerProposal(
  { database }: Pick<TalkDependencies, 'database'>,
  ownerId: string,
  { messageId, proposalId, taskId }: AnswerProposalBody,
): Promise<MessageRecord> {
  return database.transaction(async (repositories) => {
    const { talks, tasks } = repositories;
    const message = await talks.lockMessage(messageId);
    const proposal = message?.parts.find(
      (part): part is Proposal => part.kind === 'proposal' && part.proposalId === proposalId,
    );
    if (message?.ownerId !== ownerId || !proposal)
      throw new AppError('NOT_FOUND', `proposal ${proposalId} of message ${messageId} of ${ownerId}`);
    if (taskId !== null)
      await requireTask(repositories, await tasks.find(taskId), { taskId, userId: ownerId });
    const answered: Proposal = { ...proposal, state: taskId === null ? 'declined' : 'started', taskId };
    if (proposal.state === answered.state && proposal.taskId === taskId) return message;
    if (proposal.state === 'started') throw new AppError('CONFLICT', `proposal ${proposalId} was started`);
    const parts = message.parts.map((part) => (part === proposal ? answered : part));
    await talks.setParts(messageId, parts);
    return { ...message, parts };
  });
}
