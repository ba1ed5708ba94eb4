import { VISITOR_IMAGE_HOURS } from '@plumbline/contract/constants.ts';
import { endAnswer } from './end-answer.ts';
import type { TalkDependencies } from './talk-dependencies.ts';
import { BEAT_MS } from './write-answer.ts';

/** Longer than a busy machine may hold a writer up. */
const ABANDONED_MS = 12 * BEAT_MS;
const BATCH = 50;

/**
 * Ends answers whose writer is gone: what there is of them stays, and their tickets come back. May run anywhere and any number
 * of times.
 *
 * @returns how many
 */
export async function endAbandonedAnswers(dependencies: TalkDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const left = await database.talks.listAbandoned(new Date(clock.now().getTime() - ABANDONED_MS), BATCH);
  for (const message of left)
    await endAnswer(dependencies, message, {
      state: 'failed',
      errorCode: 'ASSISTANT_BROKE_OFF',
      usage: null,
      counted: false,
      reason: 'answer abandoned',
    });
  return left.length;
}

/** Visitors' talks end with their pictures: nobody can come back to them. */
export async function sweepTalks(dependencies: TalkDependencies): Promise<void> {
  await endAbandonedAnswers(dependencies);
  const { database, clock } = dependencies;
  await database.talks.removeLeft(new Date(clock.now().getTime() - VISITOR_IMAGE_HOURS * 3_600_000));
}
