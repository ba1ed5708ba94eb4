import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';

export interface CategoryTree {
  /** Name of a category node; undefined where there is none of that id. */
  readonly categoryName: (id: string) => LocalisedText | undefined;
  /** The nodes that a node stands below. */
  readonly categoryParents: (id: string) => readonly string[];
}

const FIELDS = ['classifyId1', 'classifyId2', 'classifyId3'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Category, space and style must be there, lie in the branch of the tool, and in each other: a style of a bedroom is none of
 * a facade, and would be taken and then ignored.
 *
 * @throws AppError `VALIDATION_FAILED` with the fields in `details`
 */
export function requireBranch(request: RenderRequest, tree: CategoryTree): void {
  const details: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const id = request[field];
    if (id === undefined) continue;
    if (tree.categoryName(id) === undefined) details[field] = 'no such category';
    else if (!isInPlace(request, field, id, tree)) details[field] = WRONG[field];
  }
  if (Object.keys(details).length > 0)
    throw new AppError('VALIDATION_FAILED', `startTask ${JSON.stringify(details)}`, { details });
}

const WRONG: Readonly<Record<Field, string>> = {
  classifyId1: 'not a category of this function',
  classifyId2: 'not a space of this category',
  classifyId3: 'not a style of this space',
};

function isInPlace(
  request: RenderRequest,
  field: Field,
  id: string,
  { categoryParents }: CategoryTree,
): boolean {
  const { categoryId, moreCategoryIds = [] } = TOOLS[request.function];
  // What operators added lies where they put it.
  if (categoryId === undefined || (field !== 'classifyId1' && categoryParents(id).length === 0)) return true;
  const own = [categoryId, ...moreCategoryIds];
  if (field === 'classifyId1') return own.includes(id);
  const categories = request.classifyId1 === undefined ? own : [request.classifyId1];
  const isSpace = (space: string) => categoryParents(space).some((parent) => categories.includes(parent));
  if (field === 'classifyId2') return isSpace(id);
  const spaces = categoryParents(id);
  const { classifyId2 } = request;
  if (classifyId2 !== undefined && categoryParents(classifyId2).length === 0) return true;
  return classifyId2 === undefined ? spaces.some(isSpace) : spaces.includes(classifyId2);
}
