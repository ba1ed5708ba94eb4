import type { StartTaskField } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { WORKSPACE_KEY } from '../../session/local-keys.ts';
import { readKeptTools } from './read-kept-tools.ts';
import {
  type BasePicture,
  EMPTY_SETTINGS,
  type KeptTools,
  type PictureField,
  type SecondPicture,
  type SettingValue,
  type SettingValues,
  type WorkspaceSettings,
} from './workspace-settings.ts';

interface SettingsState {
  readonly tools: KeptTools;
  /** `undefined` puts the field back to the tool's default. */
  readonly setValue: (tool: FunctionName, field: StartTaskField, value: SettingValue | undefined) => void;
  readonly setValues: (tool: FunctionName, values: SettingValues) => void;
  readonly setBase: (tool: FunctionName, base: BasePicture | null) => void;
  readonly setPicture: (tool: FunctionName, field: PictureField, picture: SecondPicture | undefined) => void;
}

/** Settings of every workspace, kept in this browser through reloads, sign-in and lost connections. */
export const useSettingsStore = create<SettingsState>()(
  persist(
    (set) => {
      const change = (tool: FunctionName, next: (settings: WorkspaceSettings) => WorkspaceSettings) =>
        set(({ tools }) => ({ tools: { ...tools, [tool]: next(tools[tool] ?? EMPTY_SETTINGS) } }));
      return {
        tools: {},
        setValue: (tool, field, value) =>
          change(tool, (settings) => {
            const { [field]: _old, ...others } = settings.values;
            return { ...settings, values: value === undefined ? others : { ...others, [field]: value } };
          }),
        setValues: (tool, values) => change(tool, (settings) => ({ ...settings, values })),
        setBase: (tool, base) =>
          // A correction of the kind and a mask belong to the picture that they were made for.
          change(
            tool,
            ({ base: before, values: { imageKind: _old, ...values }, pictures: { mask, ...pictures } }) => ({
              base,
              values,
              pictures: mask && before?.imageId === base?.imageId ? { ...pictures, mask } : pictures,
            }),
          ),
        setPicture: (tool, field, picture) =>
          change(tool, (settings) => {
            const { [field]: _old, ...others } = settings.pictures;
            return { ...settings, pictures: picture ? { ...others, [field]: picture } : others };
          }),
      };
    },
    {
      name: WORKSPACE_KEY,
      version: 1,
      partialize: ({ tools }) => ({ tools }),
      migrate: (kept) => kept,
      merge: (kept, state) => ({
        ...state,
        tools: readKeptTools((kept as { tools?: unknown } | undefined)?.tools),
      }),
    },
  ),
);
