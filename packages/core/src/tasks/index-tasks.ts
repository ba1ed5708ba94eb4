import type { Database } from '../ports/database.ts';
import { foldText, SEARCH_RULE, searchTokensOf } from './search-tokens.ts';

const BATCH = 200;

/**
 * Writes the tokens of tasks from before the rule of now, newest first. Safe to run anywhere at any time, and to end anywhere.
 *
 * @returns how many were written
 */
export async function indexTasks({ tasks }: Pick<Database, 'tasks'>): Promise<number> {
  let written = 0;
  for (;;) {
    const batch = await tasks.listUnindexed(SEARCH_RULE, BATCH);
    for (const { taskId, searchText, namesText, request } of batch)
      await tasks.index(taskId, namesText, searchTokensOf([searchText, namesText], request), {
        rule: SEARCH_RULE,
        over: 'older',
      });
    written += batch.length;
    if (batch.length < BATCH) return written;
  }
}

/** To be called in the transaction that names a picture, so that its task is found by the new name. */
export async function indexNames({ tasks }: Pick<Database, 'tasks'>, imageId: string): Promise<void> {
  const task = await tasks.lockSearched(imageId);
  if (!task) return;
  const namesText = foldText(task.imageNames.join('\n'));
  await tasks.index(task.taskId, namesText, searchTokensOf([task.searchText, namesText], task.request), {
    rule: SEARCH_RULE,
    over: 'any',
  });
}
