import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import { LIVE_SENSITIVITY_DEFAULT } from '@plumbline/contract/live/live-limits.ts';
import { CN_STRENGTH_DEFAULT } from '@plumbline/contract/constants.ts';

export interface LiveSettings {
  readonly function: LiveOptions['function'];
  readonly imageKind: LiveOptions['imageKind'];
  /** What is built, and its style; undefined: the first of the tool. */
  readonly classifyId2: string | undefined;
  readonly classifyId3: string | undefined;
  readonly atmosphere: NonNullable<LiveOptions['atmosphere']>;
  readonly similarity: number;
  readonly cnStrength: number;
  readonly promptTxt: string;
  readonly size: NonNullable<LiveOptions['size']>;
  readonly sensitivity: number;
}

/** In live work a model's own colours lead. */
const SIMILARITY = 0.8;

export const INITIAL: LiveSettings = {
  function: 'architecturalRender',
  imageKind: undefined,
  classifyId2: undefined,
  classifyId3: undefined,
  atmosphere: 'sunny',
  similarity: SIMILARITY,
  cnStrength: CN_STRENGTH_DEFAULT,
  promptTxt: '',
  size: 512,
  sensitivity: LIVE_SENSITIVITY_DEFAULT,
};

/** The settings as a session takes them; how sensitive it is to changes is said beside them. */
export function optionsOf(settings: LiveSettings): LiveOptions {
  const { function: name, imageKind, atmosphere, similarity, cnStrength, size } = settings;
  const { classifyId2, classifyId3 } = settings;
  const promptTxt = settings.promptTxt.trim();
  return {
    function: name,
    atmosphere,
    similarity,
    cnStrength,
    size,
    ...(imageKind === undefined ? {} : { imageKind }),
    ...(classifyId2 === undefined ? {} : { classifyId2 }),
    ...(classifyId3 === undefined ? {} : { classifyId3 }),
    ...(promptTxt === '' ? {} : { promptTxt }),
  };
}
