import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { LOCALES, type LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';

/** What a task can be found by, in every language: its prompt, the tool's title, the names of its space and style. */
export function searchTextOf(
  request: RenderRequest,
  categoryName: (id: string) => LocalisedText | undefined,
): string {
  const names = [request.classifyId1, request.classifyId2, request.classifyId3].flatMap((id) => {
    const name = id === undefined ? undefined : categoryName(id);
    return name ? [name] : [];
  });
  const texts = [TOOLS[request.function].title, ...names].flatMap((text) =>
    LOCALES.map((locale) => text[locale]),
  );
  return [request.promptTxt, request.function, ...texts].join('\n').toLowerCase();
}

/** The words of a search; each must occur somewhere. */
export function searchWords(query: string | undefined): string[] {
  return (query ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
}
