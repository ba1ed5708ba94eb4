import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { Look } from '../settings/look.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';
import { buildRequest } from './build-request.ts';

/** The first required field, in the order of the panel, that has no value yet. */
export function missingField(
  tool: ToolDescriptor,
  settings: WorkspaceSettings,
  look: Look,
): ToolField | undefined {
  const request: Readonly<Record<string, unknown>> = { ...buildRequest(tool, settings, look) };
  return tool.fields.find(
    (field) => field.required && field.default === undefined && request[field.name] === undefined,
  );
}
