import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import type { Look } from '../settings/look.ts';
import {
  isOwnObject,
  OWN_OBJECT,
  type SettingValues,
  type WorkspaceSettings,
} from '../settings/workspace-settings.ts';

/**
 * The `startTask` body of a workspace: what was touched, the look in force, and nothing the tool does not have.
 *
 * @param also what a workspace knows besides its settings, by field: a model, its camera.
 */
export function buildRequest(
  tool: ToolDescriptor,
  { base, pictures, values, edits }: WorkspaceSettings,
  look: Look,
  also: Readonly<Record<string, unknown>> = {},
): StartTaskBody {
  const wanted: Record<string, unknown> = {
    ...values,
    upload_img: base?.imageId,
    style_img: pictures.style_img?.imageId,
    objectId: pictures.objectId?.imageId,
    object: isOwnObject(pictures.objectId) ? (edits.object ?? OWN_OBJECT) : undefined,
    material: pictures.material && { ...edits.surface, textureId: pictures.material.imageId },
    outpaint: edits.outpaint,
    classifyId1: look.domain?.id ?? tool.categoryId,
    classifyId2: look.space?.id,
    classifyId3:
      values.classifyId3 === undefined && namesStyle(tool, values, look) ? undefined : look.style?.id,
    ...also,
  };
  const own = tool.fields.flatMap((field) => {
    const value = wanted[field.name];
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { function: tool.function, ...Object.fromEntries(own) };
}

/** A style that stands in the prompt counts where none was chosen: the first of the list is no choice. */
function namesStyle(
  tool: ToolDescriptor,
  { promptTxt, negativePrompt, ignoreWordAndImage }: SettingValues,
  { space }: Look,
): boolean {
  const { wanted } = readWords({
    function: tool.function,
    classifyId2: space?.id,
    promptTxt: String(promptTxt ?? ''),
    negativePrompt: String(negativePrompt ?? ''),
    ignoreWordAndImage: ignoreWordAndImage === true,
  });
  return wanted.style !== undefined;
}
