import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { takesInk } from '@plumbline/contract/tools/takes-ink.ts';
import { takesModels } from '@plumbline/contract/tools/takes-models.ts';
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
    lora: edits.lora,
    classifyId1: look.domain?.id ?? tool.categoryId,
    classifyId2: look.space?.id,
    classifyId3:
      values.classifyId3 === undefined && namesStyle(tool, values, look) ? undefined : look.style?.id,
    ...also,
  };
  // Which engine makes a picture is no option of a tool: every tool takes it, and with it what only such an engine's pictures want.
  const engine = engineOf(values);
  const ofEngine = [
    'engine',
    ...(takesInk(tool.function, engine) ? ['keepInk'] : []),
    ...(takesModels(engine) ? ['model', 'lora'] : []),
  ];
  const own = [...tool.fields.map(({ name }) => name), ...ofEngine].flatMap((name) => {
    const value = wanted[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { function: tool.function, ...Object.fromEntries(own) };
}

function engineOf({ engine }: SettingValues): string | undefined {
  return typeof engine === 'string' ? engine : undefined;
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
