import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { SharedRequest } from '@plumbline/contract/works/shared-request.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValue, SettingValues } from '../settings/workspace-settings.ts';

/** The settings that a task or a published work was made with, its seed too, as they stand in a workspace; pictures are not among them. */
export function settingsOf(tool: ToolDescriptor, request: Task['request'] | SharedRequest): SettingValues {
  const given: Readonly<Record<string, unknown>> = request;
  return Object.fromEntries(
    tool.fields.flatMap((field) => {
      const value = given[field.name];
      const usable = ['string', 'number', 'boolean'].includes(typeof value);
      const isPicture = ['image', 'kind', 'reference', 'mask', 'object'].includes(field.control);
      return !isPicture && usable && value !== field.default
        ? [[field.name, value as SettingValue] as const]
        : [];
    }),
  );
}
