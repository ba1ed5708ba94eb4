import { architecturalRender } from './architectural-render.ts';
import { indoorRender } from './indoor-render.ts';
import { gongzhuangRender } from './gongzhuang-render.ts';
import { landscapeRender } from './landscape-render.ts';
import { birdsViewRender } from './birds-view-render.ts';
import { indoorExterior } from './indoor-exterior.ts';
import { architecturalXitu } from './architectural-xitu.ts';
import { lockImg } from './lock-img.ts';
import { lockImgOut } from './lock-img-out.ts';
import { styletransferpro } from './style-transfer-pro.ts';
import { indoorTransfer } from './indoor-transfer.ts';
import { inspiration } from './inspiration.ts';
import { allPlan } from './all-plan.ts';
import { colorFlatPicture } from './color-flat-picture.ts';
import type { FunctionName } from './function-name.ts';
import type { ToolDescriptor } from './tool-descriptor.ts';

/** One descriptor a function: the server validates by it, the web draws the form and the route by it. */
export const TOOLS: Readonly<Record<FunctionName, ToolDescriptor>> = {
  architecturalRender,
  indoorRender,
  gongzhuangRender,
  landscapeRender,
  birdsViewRender,
  indoorExterior,
  architecturalXitu,
  lockImg,
  lockImgOut,
  styletransferpro,
  indoorTransfer,
  inspiration,
  allPlan,
  colorFlatPicture,
};

export const TOOL_LIST: readonly ToolDescriptor[] = Object.values(TOOLS);
