import type { Proposal } from '@plumbline/contract/api/talks.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValues } from '../../studio/settings/workspace-settings.ts';

/** What a proposal asks for, as settings of its tool: fields that it does not have are left out. */
export function settingsOfProposal(tool: ToolDescriptor, values: Proposal['values']): SettingValues {
  return Object.fromEntries(
    tool.fields.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
