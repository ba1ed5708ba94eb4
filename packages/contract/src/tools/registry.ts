import { architecturalRender } from './architectural-render.ts';
import type { FunctionName } from './function-name.ts';
import { indoorRender } from './indoor-render.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

/** One descriptor a function: the server validates by it, the web draws the form and the route by it. */
export const TOOLS: Readonly<Record<FunctionName, ToolDescriptor>> = { architecturalRender, indoorRender };

export const TOOL_LIST: readonly ToolDescriptor[] = Object.values(TOOLS);
