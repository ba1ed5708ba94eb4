import type { LookField } from '@plumbline/contract/batches/batchable.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { Look } from '../../studio/settings/look.ts';
import type { SettingValues } from '../../studio/settings/workspace-settings.ts';

/** What an order begins with: the look that stands in the tool's workspace. */
export function firstPicked(
  tool: ToolDescriptor,
  look: Look,
  values: SettingValues,
): Readonly<Record<LookField, readonly string[]>> {
  const set = (field: LookField): string[] => {
    const known = tool.fields.find(({ name }) => name === field);
    const value = values[field] ?? known?.default;
    return typeof value === 'string' && (known !== undefined || field === 'engine') ? [value] : [];
  };
  return {
    classifyId3: look.style && tool.fields.some(({ name }) => name === 'classifyId3') ? [look.style.id] : [],
    atmosphere: set('atmosphere'),
    environment: set('environment'),
    engine: set('engine'),
  };
}
