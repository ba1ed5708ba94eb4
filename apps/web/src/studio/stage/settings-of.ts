import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { SharedRequest } from '@plumbline/contract/works/shared-request.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValue, SettingValues } from '../settings/workspace-settings.ts';

/** Which engine makes a picture, and what is chosen of it: no options of a tool. A published work has none of them. */
const OF_ENGINE = ['engine', 'keepInk', 'model'] as const;

/** The settings that a task or a published work was made with, its seed too, as they stand in a workspace; pictures are not among them. */
export function settingsOf(tool: ToolDescriptor, request: Task['request'] | SharedRequest): SettingValues {
  const given: Readonly<Record<string, unknown>> = request;
  const ofEngine = OF_ENGINE.filter((name) => given[name] !== undefined).map(
    (name) => [name, given[name] as SettingValue] as const,
  );
  return Object.fromEntries([
    ...ofEngine,
    ...tool.fields.flatMap((field) => {
      const value = given[field.name];
      const usable = ['string', 'number', 'boolean'].includes(typeof value);
      const isPicture = ['image', 'kind', 'reference', 'mask', 'object'].includes(field.control);
      return !isPicture && usable && value !== field.default
        ? [[field.name, value as SettingValue] as const]
        : [];
    }),
  ]);
}
