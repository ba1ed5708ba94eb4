import type { Style } from '@plumbline/contract/content/style.ts';
import { cream, minimalist, modern, wabiSabi } from './calm-styles.ts';
import { french, midCentury, newChinese, retro } from './classic-styles.ts';
import { cyberpunk, homestay, industrial, nordic } from './strong-styles.ts';

/** Every style that can be chosen, in the order in which pickers show them. */
export const STYLES: readonly Style[] = [
  modern,
  minimalist,
  cream,
  wabiSabi,
  nordic,
  midCentury,
  newChinese,
  french,
  retro,
  industrial,
  homestay,
  cyberpunk,
];

export const DEFAULT_STYLE: Style = modern;

export function findStyle(id: string): Style | undefined {
  return STYLES.find((style) => style.id === id);
}
