import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import type { Settings } from '../settings/settings.ts';

/** The options that a render and a live session share. */
export function optionsOf(settings: Settings['render']) {
  const prompt = settings.prompt.trim();
  return {
    function: settings.function,
    size: settings.size,
    similarity: settings.similarity,
    ...(settings.imageKind === null ? {} : { imageKind: settings.imageKind }),
    ...(settings.styleId === null ? {} : { classifyId3: settings.styleId }),
    ...(prompt === '' ? {} : { promptTxt: prompt }),
  } satisfies LiveOptions & Partial<StartTaskBody>;
}
