import type { LocalisedText } from '../text.ts';
import { COLOUR_NAMES } from './colour-names.ts';

const BY_ID = new Map(COLOUR_NAMES.map(({ id, name }) => [id, name]));

/** What a colour of a palette is called; its id where the list has lost it. */
export function colourName(id: string): LocalisedText {
  return BY_ID.get(id) ?? { 'zh-CN': id, en: id, ja: id };
}
