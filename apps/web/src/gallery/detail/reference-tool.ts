import type { Work } from '@plumbline/contract/api/works.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';

/** The domain of rooms in the category tree. */
const INTERIOR = '1';

/** The tool that takes over the look of a work: the one that made it where it takes references, else the transfer of its domain. */
export function referenceTool({
  function: name,
  classifyIds,
}: Pick<Work, 'function' | 'classifyIds'>): ToolDescriptor {
  const own = name === null ? undefined : TOOLS[name];
  if (own?.fields.some((field) => field.name === 'style_img')) return own;
  return classifyIds[0] === INTERIOR || own?.sceneSpace === 'interior'
    ? TOOLS.indoorTransfer
    : TOOLS.styletransferpro;
}
