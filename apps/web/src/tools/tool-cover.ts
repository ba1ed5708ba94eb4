import type { CategoryNode, Sample } from '@plumbline/contract/api/catalogue.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { smallPicture } from '../ui/small-picture.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';

/** What a tool is shown by: a picture, and the drawing that it was made from where there is one. */
export interface ToolCover {
  readonly after: string;
  readonly before?: string;
}

/**
 * A tool's own sample; else a sample of a tool that works in the same category, a different one for each tool of it;
 * else the cover of the category.
 */
export function toolCover(
  tool: ToolDescriptor,
  samples: readonly Sample[],
  categories: readonly CategoryNode[] | undefined,
): ToolCover | undefined {
  const own = samples.find((sample) => sample.function === tool.function);
  if (own)
    return {
      after: smallPicture(own.resultUrl),
      ...(own.url === own.resultUrl ? {} : { before: smallPicture(own.url) }),
    };
  const related = samples.filter((sample) => TOOLS[sample.function].categoryId === tool.categoryId);
  // Any order that is the same at every visit will do: the name's length is one.
  const other = related[tool.function.length % Math.max(1, related.length)];
  if (other) return { after: smallPicture(other.resultUrl) };
  const domain = categories?.[0]?.children.find((node) => node.id === tool.categoryId);
  const cover = domain?.cover ?? domain?.children[0]?.cover;
  return cover ? { after: cover } : undefined;
}
