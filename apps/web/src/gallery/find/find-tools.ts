import { LOCALES } from '@plumbline/contract/text.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';

/** Tools whose name or summary has every word, in whichever language it was written; by the name first. */
export function findTools(tools: readonly ToolDescriptor[], q: string): ToolDescriptor[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inAny = (text: ToolDescriptor['title']) => LOCALES.some((locale) => has(text[locale]));
  const named = tools.filter(({ title }) => inAny(title));
  return [...named, ...tools.filter((tool) => !named.includes(tool) && inAny(tool.summary))];
}
