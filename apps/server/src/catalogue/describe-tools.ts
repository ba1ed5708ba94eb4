import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { toolsSchema } from '@plumbline/contract/api/catalogue.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { ToolPrices } from '@plumbline/contract/tools/tool-price.ts';
import { mayUseTool } from '@plumbline/core/access/require-tool.ts';
import type { z } from 'zod';

/** The tool registry as a role may use it. A tool for members is told of to everyone, a hidden one to nobody; prices are those in force. */
export function describeTools(
  role: UserRole,
  hiddenKeys: ReadonlySet<string>,
  prices: ToolPrices,
): z.output<typeof toolsSchema>['tools'] {
  const shown = TOOL_LIST.filter((tool) => !hiddenKeys.has(tool.function));
  return toolsSchema.parse({
    tools: shown.map((tool) => ({
      ...tool,
      price: prices[tool.function] ?? tool.price,
      usable: mayUseTool(tool, role, hiddenKeys),
    })),
  }).tools;
}
