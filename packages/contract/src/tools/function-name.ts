/** The functions that work in this version. Each has a descriptor in the registry; no other name is accepted. */
export const FUNCTION_NAMES = [
  'architecturalRender',
  'indoorRender',
  'gongzhuangRender',
  'landscapeRender',
  'birdsViewRender',
  'indoorExterior',
  'architecturalXitu',
  'lockImg',
  'lockImgOut',
  'styletransferpro',
  'indoorTransfer',
  'inspiration',
  'allPlan',
  'colorFlatPicture',
] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];
