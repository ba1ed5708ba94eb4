import type { UploadedImage } from '@plumbline/contract/api/images.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { startsFromAPicture } from '../tools/tool-sections.ts';

/** The tools that a picture of this kind can begin in. What is a plan is for the plan tools, and the other way round. */
export function toolsForKind(kind: UploadedImage['kind']): ToolDescriptor[] {
  return TOOL_LIST.filter(
    (tool) => startsFromAPicture(tool) && (tool.group === 'plan') === (kind === 'plan'),
  );
}

/** The tool that a kind opens without a question; `undefined` where what the picture shows decides. */
export function toolOfKind(kind: UploadedImage['kind']): ToolDescriptor | undefined {
  return kind === 'plan' ? TOOL_LIST.find((tool) => tool.function === 'colorFlatPicture') : undefined;
}
