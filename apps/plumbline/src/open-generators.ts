import { createAutomatic1111Generator } from '@plumbline/engines/automatic1111/create-automatic1111-generator.ts';
import { createComfyuiGenerator } from '@plumbline/engines/comfyui/create-comfyui-generator.ts';
import type { Generator } from '@plumbline/engines/generative/generator.ts';
import { createOpenAiImagesGenerator } from '@plumbline/engines/openai-images/create-openai-images-generator.ts';
import type { CapabilitySettings } from '@plumbline/platform/settings/capability-settings.ts';

/** The servers of trained models that the operator has connected; none where nothing is set. */
export function openGenerators(
  { comfyui, automatic1111, 'image-model': images }: CapabilitySettings,
  allowPrivate: boolean = true,
): readonly Generator[] {
  const generators: Generator[] = [];
  if (comfyui && comfyui.COMFYUI_URLS.length > 0)
    generators.push(
      createComfyuiGenerator({
        servers: comfyui.COMFYUI_URLS,
        headers: comfyui.COMFYUI_HEADERS,
        allowPrivate,
      }),
    );
  const servers = automatic1111?.AUTOMATIC1111_URLS ?? [];
  if (servers.length > 0) generators.push(createAutomatic1111Generator({ servers, allowPrivate }));
  if (images?.OPENAI_IMAGES_MODEL !== undefined)
    generators.push(
      createOpenAiImagesGenerator({
        baseUrl: images.OPENAI_IMAGES_BASE_URL,
        apiKey: images.OPENAI_IMAGES_API_KEY,
        model: images.OPENAI_IMAGES_MODEL,
        allowPrivate,
      }),
    );
  return generators;
}
