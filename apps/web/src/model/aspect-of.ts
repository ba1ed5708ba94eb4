import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValues } from '../studio/settings/workspace-settings.ts';

/** Width to height of what will be rendered. */
export function aspectOf(tool: ToolDescriptor, values: SettingValues): number {
  const field = tool.fields.find(({ name }) => name === 'aspect');
  const [width = 4, height = 3] = String(values.aspect ?? field?.default ?? '4:3')
    .split(':')
    .map(Number);
  return width > 0 && height > 0 ? width / height : 4 / 3;
}
