import { randomUUID } from 'node:crypto';
import type { AddPromptBody, OwnPrompt, OwnPrompts } from '@plumbline/contract/api/prompts.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OWN_PROMPTS_MAX, PROMPT_FAVOURITES_MAX } from '@plumbline/contract/prompts/prompt-limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { OwnPromptRecord } from './prompt-repository.ts';

export interface PromptDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** A person's own prompts with every word of `q` in them, in any case, and all that the person marked. */
export async function listOwnPrompts(
  { prompts }: Pick<Repositories, 'prompts'>,
  userId: string,
  q = '',
): Promise<OwnPrompts> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const items = await prompts.list(userId);
  const found = items.filter((item) => {
    const text = fold([item.title, item.prompt, item.negative].join('\n'));
    return words.every((word) => text.includes(word));
  });
  return { items: found.map(describe), favourites: await prompts.favourites(userId) };
}

/** @throws AppError `PROMPT_LIMIT` */
export async function addPrompt(
  { database, clock }: PromptDependencies,
  userId: string,
  { title, prompt, negative = '' }: AddPromptBody,
): Promise<OwnPrompt> {
  return database.transaction(async ({ prompts }) => {
    await prompts.lock(userId);
    if ((await prompts.count(userId)) >= OWN_PROMPTS_MAX)
      throw new AppError('PROMPT_LIMIT', `${userId} keeps ${OWN_PROMPTS_MAX} prompts`);
    const now = clock.now();
    const record = {
      promptId: `p-${randomUUID()}`,
      title,
      prompt,
      negative: negative.trim(),
      createdAt: now,
      changedAt: now,
    };
    await prompts.add(userId, record);
    return describe(record);
  });
}

/** @throws AppError `NOT_FOUND`, also for somebody else's */
export async function changePrompt(
  { database, clock }: PromptDependencies,
  userId: string,
  promptId: string,
  change: {
    readonly title?: string | undefined;
    readonly prompt?: string | undefined;
    readonly negative?: string | undefined;
  },
): Promise<OwnPrompt> {
  return database.transaction(async ({ prompts }) => {
    await prompts.lock(userId);
    await requirePrompt({ prompts }, userId, promptId);
    await prompts.change(
      promptId,
      {
        ...(change.title === undefined ? {} : { title: change.title }),
        ...(change.prompt === undefined ? {} : { prompt: change.prompt }),
        ...(change.negative === undefined ? {} : { negative: change.negative.trim() }),
      },
      clock.now(),
    );
    return describe(await requirePrompt({ prompts }, userId, promptId));
  });
}

/** Its mark goes with it. @throws AppError `NOT_FOUND`, also for somebody else's */
export async function deletePrompt(
  { database }: Pick<PromptDependencies, 'database'>,
  userId: string,
  promptId: string,
): Promise<void> {
  await database.transaction(async ({ prompts }) => {
    await prompts.lock(userId);
    await requirePrompt({ prompts }, userId, promptId);
    await prompts.unmark(userId, promptId);
    await prompts.delete(promptId);
  });
}

/**
 * Marks an own prompt, or one of the library.
 *
 * @param isOfLibrary whether an id is one of the library's prompts or of the dictionary's terms
 * @throws AppError `NOT_FOUND` where it is neither, `PROMPT_LIMIT`
 */
export async function markPrompt(
  { database, clock }: PromptDependencies,
  userId: string,
  { itemId, on }: { readonly itemId: string; readonly on: boolean },
  isOfLibrary: (id: string) => boolean,
): Promise<{ favourites: string[] }> {
  return database.transaction(async ({ prompts }) => {
    await prompts.lock(userId);
    if (on) {
      if (!isOfLibrary(itemId)) await requirePrompt({ prompts }, userId, itemId);
      const marked = await prompts.favourites(userId);
      if (marked.length >= PROMPT_FAVOURITES_MAX && !marked.includes(itemId))
        throw new AppError('PROMPT_LIMIT', `${userId} marked ${PROMPT_FAVOURITES_MAX} prompts`);
      await prompts.mark(userId, itemId, clock.now());
    } else await prompts.unmark(userId, itemId);
    return { favourites: await prompts.favourites(userId) };
  });
}

async function requirePrompt(
  { prompts }: Pick<Repositories, 'prompts'>,
  userId: string,
  promptId: string,
): Promise<OwnPromptRecord> {
  const found = await prompts.find(userId, promptId);
  if (!found) throw new AppError('NOT_FOUND', `prompt ${promptId} of ${userId}`);
  return found;
}

function describe({ createdAt, changedAt, ...prompt }: OwnPromptRecord): OwnPrompt {
  return { ...prompt, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() };
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
