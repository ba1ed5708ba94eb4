import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { renderPicture, type View } from '@plumbline/scene/render/render-picture.ts';
import { requireDesign, requireSiteView } from '@plumbline/scene/image-kind/require-design.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Operation } from '../define-operation.ts';
import { answerWords } from './answer-words.ts';
import { extendImg } from './operations/extend-picture.ts';
import { clean, cleanpro } from './operations/removal.ts';
import { upScaleImg } from './operations/clarify.ts';
import { compress } from './operations/compress.ts';
import { colorchange } from './operations/colour-change.ts';
import { inspiration } from './operations/design-operation.ts';
import { textToImage } from './operations/text-to-image.ts';
import { effectWash } from './operations/effect-wash.ts';
import { realUpImg } from './operations/enlarge.ts';
import { definePainted, type PaintedOperation } from './operations/painted-operation.ts';
import { withItemSets } from './operations/item-background.ts';
import { objectChangepro } from './operations/object-change.ts';
import { modelRender } from './operations/model-render.ts';
import { architecturalPart } from './operations/partial-render.ts';
import { matting } from './operations/matting.ts';
import { defineRender } from './operations/render-operation.ts';
import { materialChange } from './operations/material-change.ts';
import { defineTransfer } from './operations/style-transfer.ts';
import { spaceOf } from './space-of.ts';

const exterior = () => 'exterior' as const;
const interior = () => 'interior' as const;

/** The picture, taken to show one thing. */
const as =
  (view: View): PaintedOperation['render'] =>
  (_input, base, request, context) =>
    renderPicture(base, view, request, context);

const PAINTED: Readonly<Record<FunctionName, Operation>> = {
  architecturalRender: defineRender('architecturalRender', exterior),
  indoorRender: defineRender('indoorRender', interior),
  gongzhuangRender: defineRender('gongzhuangRender', interior),
  indoorExterior: withItemSets(defineRender('indoorExterior', spaceOf)),
  lockImg: defineRender('lockImg', interior),
  lockImgOut: defineRender('lockImgOut', exterior),
  landscapeRender: definePainted({
    function: 'landscapeRender',
    refuse: requireDesign,
    spaceOf: exterior,
    render: as({ shows: 'landscape' }),
  }),
  birdsViewRender: definePainted({
    function: 'birdsViewRender',
    // A site plan's own reading says whether it is one.
    refuse: (base, kind, { view }) => {
      if (view !== 'plan') requireSiteView(base, kind);
    },
    spaceOf: exterior,
    // Straight from above there is no perspective to find: that is painted as a site plan, with the regions of a view.
    render: (input, ...rest) =>
      as(input.request.view === 'plan' ? { shows: 'site', regionsOf: 'aerial' } : { shows: 'aerial' })(
        input,
        ...rest,
      ),
  }),
  modelRender,
  architecturalXitu: effectWash,
  styletransferpro: defineTransfer('styletransferpro', 'any'),
  indoorTransfer: defineTransfer('indoorTransfer', 'interior'),
  inspiration,
  textToImage,
  allPlan: definePainted({
    function: 'allPlan',
    spaceOf: exterior,
    render: as({ shows: 'site' }),
  }),
  colorFlatPicture: definePainted({
    function: 'colorFlatPicture',
    spaceOf: interior,
    render: as({ shows: 'plan' }),
  }),
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

/** What the builtin engine can do; what takes a prompt says what it understood of it. */
export const OPERATIONS = Object.fromEntries(
  Object.entries(PAINTED).map(([name, operation]) => [
    name,
    TOOLS[operation.function].fields.some((field) => field.name === 'promptTxt')
      ? answerWords(operation)
      : operation,
  ]),
) as unknown as Readonly<Record<FunctionName, Operation>>;
