import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** How much of a result is new: all of it, parts beside what stays of the base, the base with another finish, or nothing. */
type Making = 'whole' | 'composite' | 'enhanced' | 'same';

const MAKING: Readonly<Record<FunctionName, Making>> = {
  architecturalRender: 'whole',
  indoorRender: 'whole',
  gongzhuangRender: 'whole',
  landscapeRender: 'whole',
  birdsViewRender: 'whole',
  modelRender: 'whole',
  indoorExterior: 'composite',
  architecturalXitu: 'enhanced',
  lockImg: 'composite',
  lockImgOut: 'composite',
  styletransferpro: 'whole',
  indoorTransfer: 'whole',
  inspiration: 'whole',
  textToImage: 'whole',
  allPlan: 'whole',
  colorFlatPicture: 'whole',
  architecturalPart: 'composite',
  materialChange: 'composite',
  objectChangepro: 'composite',
  colorchange: 'composite',
  clean: 'composite',
  cleanpro: 'composite',
  extendImg: 'composite',
  matting: 'enhanced',
  realUpImg: 'enhanced',
  upScaleImg: 'enhanced',
  compress: 'same',
};

/** Terms of IPTC's digital source types: by a plain algorithm, and by a model that was trained on pictures. */
const BY_ALGORITHM = {
  whole: 'algorithmicMedia',
  composite: 'compositeSynthetic',
  enhanced: 'algorithmicallyEnhanced',
} as const satisfies Record<Exclude<Making, 'same'>, string>;
const BY_TRAINED_MODEL = {
  whole: 'trainedAlgorithmicMedia',
  composite: 'compositeWithTrainedAlgorithmicMedia',
  enhanced: 'compositeWithTrainedAlgorithmicMedia',
} as const satisfies Record<Exclude<Making, 'same'>, string>;

export type SourceType =
  | (typeof BY_ALGORITHM)[keyof typeof BY_ALGORITHM]
  | (typeof BY_TRAINED_MODEL)[keyof typeof BY_TRAINED_MODEL];

/**
 * The digital source type of a result; null where nothing is new, so that it carries its base's labels and no others.
 *
 * @param usesTrainedPicture a picture that it was made from declares a trained model: its traces are in the result
 */
export function sourceTypeOf(
  functionName: FunctionName,
  { trained, usesTrainedPicture }: { readonly trained: boolean; readonly usesTrainedPicture: boolean },
): SourceType | null {
  const making = MAKING[functionName];
  if (making === 'same') return null;
  if (trained) return BY_TRAINED_MODEL[making];
  return usesTrainedPicture ? 'compositeWithTrainedAlgorithmicMedia' : BY_ALGORITHM[making];
}
