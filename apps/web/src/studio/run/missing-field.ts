import type { FieldControl, ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { Look } from '../settings/look.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';
import { buildRequest } from './build-request.ts';

/** A sentence that is not written yet is none. */
const isEmpty = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

const REPLACEMENTS: readonly FieldControl[] = ['object', 'material', 'reference'];

/** The first required field, in the order of the panel, that has no value yet. */
export function missingField(
  tool: ToolDescriptor,
  settings: WorkspaceSettings,
  look: Look,
  /** Whether there is a mask that goes with the request. */
  painted: boolean,
  also: Readonly<Record<string, unknown>> = {},
): ToolField | undefined {
  const request: Readonly<Record<string, unknown>> = { ...buildRequest(tool, settings, look, also) };
  const wants = (field: ToolField) =>
    field.default === undefined && isEmpty(request[field.name]) && !(painted && field.control === 'mask');
  const missing = tool.fields.find((field) => field.required && wants(field));
  if (missing) return missing;
  // A replacement is an object, a material or a reference; any one of them will do.
  const replacements = tool.fields.filter((field) => REPLACEMENTS.includes(field.control));
  const offersObjects = replacements.some((field) => field.control === 'object');
  return offersObjects && replacements.every(wants) ? replacements[0] : undefined;
}
