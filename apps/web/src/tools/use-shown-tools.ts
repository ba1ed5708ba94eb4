import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useIsShown } from '../session/route-access.ts';

/** The tools whose pages are not hidden from the current user. */
export function useShownTools(): ToolDescriptor[] {
  const isShown = useIsShown();
  return TOOL_LIST.filter((tool) => isShown(tool.function));
}
