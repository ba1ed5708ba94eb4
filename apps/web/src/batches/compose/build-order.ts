import type { BatchOrderBody } from '@plumbline/contract/api/batches.ts';
import { LOOK_FIELDS, type LookField, lookFieldsOf } from '@plumbline/contract/batches/batchable.ts';
import { takesInk } from '@plumbline/contract/tools/takes-ink.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { buildRequest } from '../../studio/run/build-request.ts';
import type { Look } from '../../studio/settings/look.ts';
import type { WorkspaceSettings } from '../../studio/settings/workspace-settings.ts';

interface Parts {
  readonly tool: ToolDescriptor;
  readonly settings: WorkspaceSettings;
  readonly look: Look;
  readonly picked: Readonly<Record<LookField, readonly string[]>>;
  readonly bases: readonly string[];
  readonly title: string;
  readonly names: string;
}

/** An order as the server takes it: what was picked as the table's columns, everything else as the tool's workspace has it. */
export function buildOrder({ tool, settings, look, picked, bases, title, names }: Parts): BatchOrderBody {
  const { upload_img: _base, ...asked } = buildRequest(tool, { ...settings, base: null }, look);
  const common = Object.fromEntries(
    Object.entries(asked).filter(
      ([name]) =>
        !LOOK_FIELDS.some((field) => field === name) &&
        name !== 'mask' &&
        suitsEngines(name, { tool, settings, picked }),
    ),
  );
  const own = lookFieldsOf(tool.function);
  const matrix = Object.fromEntries(own.map((field) => [field, [...picked[field]]]));
  return {
    bases: [...bases],
    matrix,
    common: { ...common, function: tool.function },
    title,
    names: names.trim() === '' ? undefined : names,
  } as BatchOrderBody;
}

/** What is chosen of one engine goes along only where every cell is made by one that takes it: the others would be refused. */
function suitsEngines(
  name: string,
  { tool, settings, picked: { engine: engines } }: Pick<Parts, 'tool' | 'settings' | 'picked'>,
): boolean {
  if (name === 'keepInk')
    return engines.length > 0 && engines.every((engine) => takesInk(tool.function, engine));
  // Their names are those of one engine's server.
  if (name === 'model' || name === 'lora')
    return engines.length > 0 && engines.every((engine) => engine === settings.values.engine);
  return true;
}
