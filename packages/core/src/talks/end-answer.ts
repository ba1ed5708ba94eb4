import { closeReservations } from '../tickets/close-reservations.ts';
import type { TalkDependencies } from './talk-dependencies.ts';
import type { MessageRecord } from './talk-record.ts';
import type { AnswerEnd } from './talk-repository.ts';

export interface Ending extends Omit<AnswerEnd, 'at'> {
  /** Whether the chat is counted; else its ticket comes back. */
  readonly counted: boolean;
  readonly reason: string;
}

/**
 * Ends an answer and its ticket together, once: whoever comes second changes nothing.
 *
 * @returns whether this call ended it
 */
export async function endAnswer(
  { database, clock }: TalkDependencies,
  { messageId, ownerId, talkId }: Pick<MessageRecord, 'messageId' | 'ownerId' | 'talkId'>,
  { counted, reason, ...end }: Ending,
): Promise<boolean> {
  const at = clock.now();
  return database.transaction(async ({ talks, ledger }) => {
    if (!(await talks.end(messageId, { ...end, at }))) return false;
    await closeReservations(ledger, {
      userId: await payerOf(ledger, messageId, ownerId),
      counter: 'gpt_tickets',
      taskId: messageId,
      variants: 'all',
      outcome: counted ? 'settle' : 'return',
      reason,
      at,
    });
    await talks.change(talkId, { updatedAt: at });
    return true;
  });
}

/** Who signs in takes a talk along, and its ticket stays the visitor's. */
async function payerOf(
  ledger: { openReservations(taskId: string): Promise<readonly { readonly userId: string }[]> },
  messageId: string,
  ownerId: string,
): Promise<string> {
  return (await ledger.openReservations(messageId))[0]?.userId ?? ownerId;
}
