import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** How much of a result is new: all of it, parts beside what stays of the base, or the base with another finish. */
type Making = 'whole' | 'composite' | 'enhanced';

const MAKING: Readonly<Record<FunctionName, Making>> = {
  architecturalRender: 'whole',
  indoorRender: 'whole',
  gongzhuangRender: 'whole',
  landscapeRender: 'whole',
  birdsViewRender: 'whole',
  indoorExterior: 'composite',
  architecturalXitu: 'enhanced',
  lockImg: 'composite',
  lockImgOut: 'composite',
  styletransferpro: 'whole',
  indoorTransfer: 'whole',
  inspiration: 'whole',
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
  compress: 'enhanced',
};

/** Terms of IPTC's digital source types: by a plain algorithm, and by a model that was trained on pictures. */
const BY_ALGORITHM = {
  whole: 'algorithmicMedia',
  composite: 'compositeSynthetic',
  enhanced: 'algorithmicallyEnhanced',
} as const satisfies Record<Making, string>;
const BY_TRAINED_MODEL = {
  whole: 'trainedAlgorithmicMedia',
  composite: 'compositeWithTrainedAlgorithmicMedia',
  enhanced: 'compositeWithTrainedAlgorithmicMedia',
} as const satisfies Record<Making, string>;

export type SourceType = (typeof BY_ALGORITHM)[Making] | (typeof BY_TRAINED_MODEL)[Making];

/**
 * The digital source type of a result.
 *
 * @param usesTrainedPicture a picture that it was made from declares a trained model: its traces are in the result
 */
export function sourceTypeOf(
  functionName: FunctionName,
  { trained, usesTrainedPicture }: { readonly trained: boolean; readonly usesTrainedPicture: boolean },
): SourceType {
  const making = MAKING[functionName];
  if (trained) return BY_TRAINED_MODEL[making];
  return usesTrainedPicture ? 'compositeWithTrainedAlgorithmicMedia' : BY_ALGORITHM[making];
}
