import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValues } from '../settings/workspace-settings.ts';

/** The settings that a task was made with, its seed too, as they stand in a workspace; the base is not one of them. */
export function settingsOf(tool: ToolDescriptor, request: Task['request']): SettingValues {
  const given: Readonly<Record<string, unknown>> = request;
  return Object.fromEntries(
    tool.fields.flatMap((field) => {
      const value = given[field.name];
      const usable = typeof value === 'string' || typeof value === 'number';
      const isBase = field.control === 'image' || field.control === 'kind';
      return !isBase && usable && value !== field.default ? [[field.name, value] as const] : [];
    }),
  );
}
