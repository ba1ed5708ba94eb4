import type { StartTaskField } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { emptyWithWorkspaces, WORKSPACE_KEY } from '../../session/local-keys.ts';
import { isOfThisVisitor, VISITOR_ID } from '../../session/visitor.ts';
import { readKeptTools } from './read-kept-tools.ts';
import {
  type BasePicture,
  type EditSettings,
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
  /** Puts these parts in place of what they were; `undefined` forgets one. */
  readonly setEdits: (
    tool: FunctionName,
    edits: { readonly [Part in keyof EditSettings]: EditSettings[Part] | undefined },
  ) => void;
}

/** With another base. A correction of the kind, a canvas and corners belong to the picture that they were made for. */
function withBase(settings: WorkspaceSettings, base: BasePicture | null): WorkspaceSettings {
  const {
    values: { imageKind: _kind, ...values },
    edits: { outpaint: _canvas, surface: { quad: _quad, ...surface } = {}, ...edits },
  } = settings;
  if (settings.base?.imageId === base?.imageId) return { ...settings, base, values };
  return {
    ...settings,
    base,
    values,
    edits: Object.keys(surface).length > 0 ? { ...edits, surface } : edits,
  };
}

type Kept = { readonly tools?: unknown; readonly visitor?: unknown } | undefined;

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
        setBase: (tool, base) => change(tool, (settings) => withBase(settings, base)),
        setEdits: (tool, edits) =>
          change(tool, (settings) => ({
            ...settings,
            edits: Object.fromEntries(
              Object.entries({ ...settings.edits, ...edits }).filter(([, part]) => part !== undefined),
            ),
          })),
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
      partialize: ({ tools }) => ({ tools, visitor: VISITOR_ID }),
      migrate: (kept) => kept,
      merge: (kept, state) => ({
        ...state,
        tools: readKeptTools(isOfThisVisitor(kept as Kept) ? (kept as Kept)?.tools : undefined),
      }),
    },
  ),
);

emptyWithWorkspaces(() => useSettingsStore.setState({ tools: {} }));
