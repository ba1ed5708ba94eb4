import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';

/** Tools that can do what the failed one could not, by the error's code; the likeliest first. */
export function nextSteps(code: string | undefined, tool: ToolDescriptor): readonly FunctionName[] {
  if (code === 'USE_A_PLAN_TOOL') return ['colorFlatPicture', 'allPlan'];
  if (code === 'NOT_A_SITE_PLAN') return ['colorFlatPicture'];
  if (code === 'NOT_A_PLAN')
    return tool.function === 'allPlan'
      ? ['architecturalRender', 'birdsViewRender']
      : ['indoorRender', 'architecturalRender'];
  if (code === 'OBJECT_NOT_CUT_OUT') return ['matting'];
  if (code === 'WORDS_WITHOUT_SURFACE') return ['materialChange'];
  return [];
}
