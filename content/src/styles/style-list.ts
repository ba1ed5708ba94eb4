import type { Style } from '@plumbline/contract/content/style.ts';
import { cream, minimalist, modern, wabiSabi } from './calm-styles.ts';
import { french, midCentury, newChinese, retro } from './classic-styles.ts';
import {
  french2,
  french3,
  french4,
  industrial2,
  industrial3,
  newChinese2,
  newChinese3,
} from './family-styles.ts';
import { clay, marker, watercolour } from './illustration-styles.ts';
import {
  lightLuxury,
  modern10,
  modern11,
  modern2,
  modern3,
  modern4,
  modern5,
  modern6,
  modern7,
  modern8,
  modern9,
} from './modern-styles.ts';
import { materialsOf } from './style-materials.ts';
import { american, japanese, mediterranean } from './regional-styles.ts';
import { cyberpunk, homestay, industrial, nordic } from './strong-styles.ts';

const IN_ORDER: readonly Style[] = [
  modern,
  modern2,
  modern3,
  modern4,
  modern5,
  modern6,
  modern7,
  modern8,
  modern9,
  modern10,
  modern11,
  minimalist,
  cream,
  wabiSabi,
  japanese,
  nordic,
  midCentury,
  newChinese,
  newChinese2,
  newChinese3,
  french,
  french2,
  french3,
  french4,
  lightLuxury,
  american,
  mediterranean,
  retro,
  industrial,
  industrial2,
  industrial3,
  homestay,
  cyberpunk,
  marker,
  watercolour,
  clay,
];

/** Every style that can be chosen, in the order in which pickers show them. */
export const STYLES: readonly Style[] = IN_ORDER.map((style) => ({
  ...style,
  materials: materialsOf(style.id),
}));

export const DEFAULT_STYLE: Style = findStyle('modern') ?? modern;

export function findStyle(id: string): Style | undefined {
  return STYLES.find((style) => style.id === id);
}

/** By the number that category ids carry: it stays with its style whatever becomes of the order. */
export function findStyleByCode(code: number): Style | undefined {
  return STYLES.find((style) => style.code === code);
}
