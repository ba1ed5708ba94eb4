import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { LOCALES, type LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { foldText } from './search-tokens.ts';

export interface NamesOfContent {
  readonly categoryName: (id: string) => LocalisedText | undefined;
  readonly itemName: (id: string) => LocalisedText | undefined;
}

/**
 * What a task can be found by, in every language: its prompt, the tool's title, the names of its space and style, of its
 * materials, object and surroundings.
 */
export function searchTextOf(request: RenderRequest, { categoryName, itemName }: NamesOfContent): string {
  const categories = [request.classifyId1, request.classifyId2, request.classifyId3];
  const names = [
    TOOLS[request.function].title,
    ...namesOf(categories, categoryName),
    ...namesOf(itemIds(request), itemName),
  ].flatMap((name) => LOCALES.map((locale) => name[locale]));
  return foldText([request.promptTxt, request.function, ...new Set(names)].join('\n'));
}

function itemIds(request: RenderRequest): (string | undefined)[] {
  return [
    request.style_img,
    request.material?.textureId,
    request.objectId,
    request.environment,
    ...(request.materials ?? []).map(({ materialId }) => materialId),
    ...(request.scene?.corrections ?? []).map(({ material }) => material ?? undefined),
  ];
}

function namesOf(
  ids: readonly (string | undefined)[],
  nameOf: (id: string) => LocalisedText | undefined,
): LocalisedText[] {
  return ids.flatMap((id) => (id === undefined ? [] : (nameOf(id) ?? [])));
}

/** The words of a search; each must occur somewhere. */
export function searchWords(query: string | undefined): string[] {
  return (query ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}
