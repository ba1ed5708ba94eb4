import {
  materialOptionsSchema,
  objectOptionsSchema,
  outpaintSchema,
} from '@plumbline/contract/api/edit-options.ts';
import { engineModelFields, modelFileNameSchema } from '@plumbline/contract/api/engine-models.ts';
import { idSchema } from '@plumbline/contract/scalars.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import {
  type BasePicture,
  type EditSettings,
  EMPTY_SETTINGS,
  isPictureField,
  type KeptTools,
  type SecondPicture,
  type SettingValue,
  type SettingValues,
  type WorkspaceSettings,
} from './workspace-settings.ts';

/** Whether a value is one that this field takes now; the registry may have changed since it was kept. */
function fits(field: ToolField, value: unknown): value is SettingValue {
  if (field.options) return field.options.some((option) => option.value === value);
  if (field.control === 'toggle') return typeof value === 'boolean';
  if (field.control === 'slider' || field.control === 'count' || field.control === 'seed')
    return (
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= (field.min ?? value) &&
      value <= (field.max ?? value)
    );
  return typeof value === 'string' && value.length <= (field.max ?? 64);
}

type Unknown<T> = Partial<Record<keyof T, unknown>>;

function isPicture(value: unknown): value is SecondPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { imageId, url, thumbnailUrl } = value as Unknown<SecondPicture>;
  return [imageId, url, thumbnailUrl].every((part) => typeof part === 'string');
}

function readBase(value: unknown): BasePicture | null {
  if (!isPicture(value)) return null;
  const sized = [value.width, value.height].every((part) => typeof part === 'number' && part > 0);
  return sized ? (value as BasePicture) : null;
}

function readTool(tool: ToolDescriptor, kept: unknown): WorkspaceSettings {
  if (typeof kept !== 'object' || kept === null) return EMPTY_SETTINGS;
  const { base, values, pictures, edits } = kept as Unknown<WorkspaceSettings>;
  const touched = asRecord(values);
  const others = asRecord(pictures);
  const isValue = (field: ToolField) =>
    field.control !== 'image' && field.control !== 'mask' && !isPictureField(field);
  return {
    base: readBase(base),
    pictures: Object.fromEntries(
      tool.fields
        .filter((field) => isPictureField(field) && isPicture(others[field.name]))
        .map((field) => [field.name, others[field.name]]),
    ),
    values: {
      ...Object.fromEntries(
        tool.fields.flatMap((field) => {
          const value = touched[field.name];
          return isValue(field) && fits(field, value) ? [[field.name, value] as const] : [];
        }),
      ),
      ...readOfEngine(touched),
    },
    edits: readEdits(tool, asRecord(edits)),
  };
}

/** Which engine makes the picture, and what is chosen of it: every tool takes them, though they are no fields of it. */
function readOfEngine(touched: Record<string, unknown>): SettingValues {
  const engine = idSchema.safeParse(touched['engine']);
  if (!engine.success) return {};
  const model = modelFileNameSchema.safeParse(touched['model']);
  return {
    engine: engine.data,
    ...(typeof touched['keepInk'] === 'boolean' ? { keepInk: touched['keepInk'] } : {}),
    ...(model.success ? { model: model.data } : {}),
  };
}

const surfaceSchema = materialOptionsSchema.omit({ textureId: true }).partial();

function readEdits(
  tool: ToolDescriptor,
  { surface, outpaint, object, lora }: Record<string, unknown>,
): EditSettings {
  const has = (control: ToolField['control']) => tool.fields.some((field) => field.control === control);
  const readSurface = has('material') ? surfaceSchema.safeParse(surface) : undefined;
  const readCanvas = has('canvas') ? outpaintSchema.safeParse(outpaint) : undefined;
  const readObject = has('object-size') ? objectOptionsSchema.safeParse(object) : undefined;
  const readLoras = engineModelFields.lora.safeParse(lora);
  return {
    ...(readSurface?.success ? { surface: readSurface.data } : {}),
    ...(readCanvas?.success ? { outpaint: readCanvas.data } : {}),
    ...(readObject?.success ? { object: readObject.data } : {}),
    ...(readLoras.success ? { lora: readLoras.data } : {}),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

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
