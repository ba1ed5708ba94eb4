import { architecturalRender } from './architectural-render.ts';
import { indoorRender } from './indoor-render.ts';
import { gongzhuangRender } from './gongzhuang-render.ts';
import { landscapeRender } from './landscape-render.ts';
import { birdsViewRender } from './birds-view-render.ts';
import { modelRender } from './model-render.ts';
import { indoorExterior } from './indoor-exterior.ts';
import { architecturalXitu } from './architectural-xitu.ts';
import { lockImg } from './lock-img.ts';
import { lockImgOut } from './lock-img-out.ts';
import { styletransferpro } from './style-transfer-pro.ts';
import { indoorTransfer } from './indoor-transfer.ts';
import { inspiration } from './inspiration.ts';
import { textToImage } from './text-to-image.ts';
import { allPlan } from './all-plan.ts';
import { colorFlatPicture } from './color-flat-picture.ts';
import { architecturalPart } from './architectural-part.ts';
import { materialChange } from './material-change.ts';
import { objectChangepro } from './object-change-pro.ts';
import { colorchange } from './color-change.ts';
import { clean } from './clean.ts';
import { cleanpro } from './clean-pro.ts';
import { extendImg } from './extend-img.ts';
import { matting } from './matting.ts';
import { realUpImg } from './real-up-img.ts';
import { upScaleImg } from './up-scale-img.ts';
import { compress } from './compress.ts';
import type { FunctionName } from './function-name.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

/** One descriptor a function: the server validates by it, the web draws the form and the route by it. */
export const TOOLS: Readonly<Record<FunctionName, ToolDescriptor>> = {
  architecturalRender,
  indoorRender,
  gongzhuangRender,
  landscapeRender,
  birdsViewRender,
  modelRender,
  indoorExterior,
  architecturalXitu,
  lockImg,
  lockImgOut,
  styletransferpro,
  indoorTransfer,
  inspiration,
  textToImage,
  allPlan,
  colorFlatPicture,
  architecturalPart,
  materialChange,
  objectChangepro,
  colorchange,
  clean,
  cleanpro,
  extendImg,
  matting,
  realUpImg,
  upScaleImg,
  compress,
};

export const TOOL_LIST: readonly ToolDescriptor[] = Object.values(TOOLS);
