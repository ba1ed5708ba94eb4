import type { EngineWish } from './engine-for.ts';
import { SIZES } from '@plumbline/contract/api/start-task.ts';
import type { PricedRequest } from '@plumbline/contract/tools/price-of.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';

/** What of a workspace decides over its price, also before everything else is there that a start needs. */
export function pricedOf(
  tool: ToolDescriptor,
  { values }: Pick<WorkspaceSettings, 'values'>,
): PricedRequest & EngineWish {
  return {
    function: tool.function,
    engine: typeof values.engine === 'string' ? values.engine : undefined,
    count: values.count === undefined ? undefined : Number(values.count),
    multiplier: values.multiplier === 2 || values.multiplier === 4 ? values.multiplier : undefined,
    size: SIZES.find((size) => size === values.size),
  };
}
