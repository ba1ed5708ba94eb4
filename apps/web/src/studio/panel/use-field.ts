import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { SettingValue } from '../settings/workspace-settings.ts';

/** The value of a field (touched or default) and how to set it; setting the default forgets it. */
export function useField(tool: FunctionName, field: ToolField) {
  const touched = useSettingsStore((state) => state.tools[tool]?.values[field.name]);
  const setValue = useSettingsStore((state) => state.setValue);
  const value = touched ?? field.default;
  const set = (next: SettingValue | undefined) =>
    setValue(tool, field.name, next === field.default ? undefined : next);
  return { value, set };
}

export interface FieldProps {
  readonly tool: FunctionName;
  readonly field: ToolField;
}
