import type { IMAGE_KINDS_WITH_WASH } from '@plumbline/contract/api/images.ts';
import type { StartTaskField } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

export type ImageKind = (typeof IMAGE_KINDS_WITH_WASH)[number];
export type SettingValue = string | number;
export type SettingValues = Partial<Readonly<Record<StartTaskField, SettingValue>>>;

/** The picture a workspace works on, as the server knows it. */
export interface BasePicture {
  readonly imageId: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
  /** As detected at upload; absent for a result used as a base. */
  readonly kind?: ImageKind;
}

/** What a user has set in one tool. `values` holds only what was touched; everything else has the tool's default. */
export interface WorkspaceSettings {
  readonly base: BasePicture | null;
  readonly values: SettingValues;
}

export const EMPTY_SETTINGS: WorkspaceSettings = { base: null, values: {} };

/** Whether a value is one that this field takes now; the registry may have changed since it was kept. */
function fits(field: ToolField, value: unknown): value is SettingValue {
  if (field.options) return field.options.some((option) => option.value === value);
  if (field.control === 'slider' || field.control === 'count' || field.control === 'seed')
    return (
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= (field.min ?? value) &&
      value <= (field.max ?? value)
    );
  return typeof value === 'string' && value.length <= (field.max ?? 64);
}

function readBase(value: unknown): BasePicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const base = value as Partial<Record<keyof BasePicture, unknown>>;
  const complete =
    [base.imageId, base.url, base.thumbnailUrl].every((part) => typeof part === 'string') &&
    [base.width, base.height].every((part) => typeof part === 'number' && part > 0);
  return complete ? (value as BasePicture) : null;
}

function readTool(tool: ToolDescriptor, kept: unknown): WorkspaceSettings {
  if (typeof kept !== 'object' || kept === null) return EMPTY_SETTINGS;
  const { base, values } = kept as { base?: unknown; values?: unknown };
  const touched: Record<string, unknown> = typeof values === 'object' && values !== null ? { ...values } : {};
  const usable = tool.fields.flatMap((field) => {
    const value = touched[field.name];
    return field.control !== 'image' && fits(field, value) ? [[field.name, value] as const] : [];
  });
  return { base: readBase(base), values: Object.fromEntries(usable) };
}

export type KeptTools = Readonly<Partial<Record<FunctionName, WorkspaceSettings>>>;

/**
 * Reads what the browser kept, of any age: tools and fields that no longer exist are dropped, values out of their
 * range are forgotten, the rest survives.
 */
export function readKeptTools(kept: unknown): KeptTools {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept)
      .filter(([name]) => Object.hasOwn(TOOLS, name))
      .map(([name, settings]) => [name, readTool(TOOLS[name as FunctionName], settings)]),
  );
}

/** Fields of a section whose value differs from the tool's default: what a folded group shows. */
export function changedFields(
  tool: ToolDescriptor,
  section: ToolField['section'],
  values: SettingValues,
): ToolField[] {
  return tool.fields.filter((field) => {
    const value = values[field.name];
    return field.section === section && value !== undefined && value !== field.default;
  });
}
