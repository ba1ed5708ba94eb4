import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { GenerationKind } from './generator.ts';
import type { PreparedKind } from './prepared-pictures.ts';

/**
 * What each function asks of a trained model. Those that are missing are exact work that such a model only makes worse:
 * measured colours, cut-outs, sharpening and the compression of files stay with the built-in engine.
 */
export const FUNCTION_KINDS: Readonly<Partial<Record<FunctionName, PreparedKind | 'text'>>> = {
  architecturalRender: 'structure',
  indoorRender: 'structure',
  gongzhuangRender: 'structure',
  landscapeRender: 'structure',
  birdsViewRender: 'structure',
  modelRender: 'structure',
  indoorExterior: 'structure',
  architecturalXitu: 'structure',
  lockImg: 'structure',
  lockImgOut: 'structure',
  styletransferpro: 'structure',
  indoorTransfer: 'structure',
  allPlan: 'structure',
  colorFlatPicture: 'structure',
  inspiration: 'text',
  textToImage: 'text',
  architecturalPart: 'inpaint',
  materialChange: 'inpaint',
  objectChangepro: 'inpaint',
  clean: 'removal',
  cleanpro: 'removal',
  extendImg: 'outpaint',
  realUpImg: 'upscale',
};

/** The functions that a server can do which makes these kinds. */
export function functionsOf(kinds: readonly GenerationKind[]): FunctionName[] {
  return (Object.keys(FUNCTION_KINDS) as FunctionName[]).filter((name) => {
    const kind = FUNCTION_KINDS[name];
    return kind !== undefined && kinds.includes(kind);
  });
}
