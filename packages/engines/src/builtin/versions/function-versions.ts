import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/**
 * What each function's pixels are made by, counted. It rises by one, in the commit that changes them, whenever the same
 * request with the same seed may give other pixels. The golden pictures beside this file fail where that was forgotten.
 */
const FUNCTION_VERSIONS: Readonly<Record<FunctionName, number>> = {
  architecturalRender: 14,
  indoorRender: 15,
  gongzhuangRender: 15,
  landscapeRender: 13,
  birdsViewRender: 12,
  modelRender: 11,
  indoorExterior: 16,
  architecturalXitu: 11,
  lockImg: 15,
  lockImgOut: 14,
  styletransferpro: 16,
  indoorTransfer: 15,
  inspiration: 2,
  textToImage: 3,
  allPlan: 9,
  colorFlatPicture: 12,
  architecturalPart: 16,
  materialChange: 10,
  objectChangepro: 10,
  colorchange: 10,
  clean: 1,
  cleanpro: 1,
  extendImg: 10,
  matting: 1,
  realUpImg: 1,
  upScaleImg: 1,
  compress: 1,
};

/**
 * Version of what requests name by an id or a word: styles, materials, categories, the words of a prompt. It rises when one
 * of them comes to mean other pixels. A new style or material changes nothing that was made before; a new word of prompts
 * does, because someone may have written it already.
 */
export const LIBRARY_VERSION = 4;

/** Functions to which a request's ids and words mean nothing: a change of the library does not touch what they made. */
const WITHOUT_LIBRARY: ReadonlySet<FunctionName> = new Set([
  'colorchange',
  'clean',
  'cleanpro',
  'extendImg',
  'matting',
  'realUpImg',
  'upScaleImg',
  'compress',
]);

/** @returns the version that a record names: `3`, or `3.2` where the library has its part in it. */
export function functionVersion(name: FunctionName): string {
  const own = String(FUNCTION_VERSIONS[name]);
  return WITHOUT_LIBRARY.has(name) ? own : `${own}.${LIBRARY_VERSION}`;
}
