import type { ModelListQuery } from '@plumbline/contract/api/models.ts';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { searchWords } from '../tasks/search-text.ts';
import { describeModel } from './describe-model.ts';
import type { ModelPage, ModelRepository } from './model-repository.ts';
import { requireOwnModel } from './require-model.ts';

/** @throws AppError as `requireOwnModel` */
export async function readOwnModel(
  models: ModelRepository,
  { modelId, userId, locale }: { readonly modelId: string; readonly userId: string; readonly locale: Locale },
): Promise<ModelAnswer> {
  const model = requireOwnModel(await models.find(modelId), modelId, userId);
  return describeModel(model, await models.versionsOf([modelId]), locale);
}

/**
 * Someone's models, the newest first, from a cursor on.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listModels(
  models: ModelRepository,
  userId: string,
  { q, cursor, pageSize }: ModelListQuery,
  locale: Locale,
): Promise<{ items: ModelAnswer[]; total: number; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more than asked for tells whether there is a next page.
  const found = await models.list(userId, { words: searchWords(q), after, limit: pageSize + 1 });
  const shown = found.models.slice(0, pageSize);
  const versions = await models.versionsOf(shown.map(({ modelId }) => modelId));
  const last = shown.at(-1);
  return {
    items: shown.map((model) =>
      describeModel(
        model,
        versions.filter(({ modelId }) => modelId === model.modelId),
        locale,
      ),
    ),
    total: found.total,
    nextCursor: last && found.models.length > shown.length ? writeCursor(last) : null,
  };
}

type After = NonNullable<ModelPage['after']>;

function writeCursor({ createdAt, modelId }: After): string {
  return Buffer.from(`${createdAt.toISOString()} ${modelId}`).toString('base64url');
}

function readCursor(cursor: string): After {
  const [time = '', modelId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (!/^\d{4}-/.test(time) || Number.isNaN(createdAt.getTime()) || !/^[\w-]{1,64}$/.test(modelId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { createdAt, modelId };
}
