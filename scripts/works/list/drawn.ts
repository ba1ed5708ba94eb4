import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { PictureRecipe } from '../picture-recipe.ts';
import { baseOf, classify, design, drawing, rendered } from '../recipes.ts';
import type { WorkSpec } from '../work-spec.ts';

function fromDrawing(
  id: string,
  base: PictureRecipe,
  request: StartTaskBody,
  reference?: PictureRecipe,
): WorkSpec {
  return { id, author: 'plumbline-drawings', cover: rendered(base, request, reference), base };
}

const bedroom = design('bedroom', 'minimalist', 1618, ['sunny', 'forest', '4:3']);
const villa = design('villa', 'modern', 5150, ['sunny', 'lakeside', '16:9']);
const whiteVilla = design('villa', 'mediterranean', 987654321, ['sunny', 'seaside', '4:3']);
const dining = design('dining-room', 'nordic', 5150, ['sunny', 'forest', '4:3']);
const lowRoom = design('living-room', 'wabi-sabi', 31337, ['sunny', 'forest', '4:3']);

/** What the functions make of line drawings, plans and renders. */
export const DRAWN: readonly WorkSpec[] = [
  fromDrawing('villa-drawing-at-dusk', drawing('villa'), {
    function: 'architecturalRender',
    ...classify('villa', 'modern-8'),
    atmosphere: 'dusk',
    environment: 'lakeside',
    seed: 11,
  }),
  fromDrawing('homestay-drawing-in-snow', drawing('homestay'), {
    function: 'architecturalRender',
    ...classify('minsu', 'nordic'),
    atmosphere: 'snow',
    environment: 'mountain-foot',
    seed: 12,
  }),
  fromDrawing('courtyard-house-in-watercolour', drawing('courtyard-house'), {
    function: 'architecturalRender',
    ...classify('zhongshijianzhu', 'watercolour'),
    environment: 'mountain-foot',
    seed: 13,
  }),
  fromDrawing('kitchen-drawing-in-walnut', drawing('kitchen'), {
    function: 'indoorRender',
    ...classify('kitchen', 'mid-century'),
    seed: 14,
  }),
  fromDrawing('study-drawing-in-green', drawing('study'), {
    function: 'indoorRender',
    ...classify('study', 'french-3'),
    seed: 15,
  }),
  fromDrawing('living-room-drawing-with-markers', drawing('living-room'), {
    function: 'indoorRender',
    ...classify('living-room', 'marker'),
    seed: 16,
  }),
  fromDrawing('office-drawing-in-walnut', drawing('office'), {
    function: 'gongzhuangRender',
    ...classify('office', 'modern-2'),
    seed: 17,
  }),
  fromDrawing('restaurant-drawing-in-rosewood', drawing('restaurant'), {
    function: 'gongzhuangRender',
    ...classify('restaurant', 'new-chinese-3'),
    atmosphere: 'dusk',
    seed: 18,
  }),
  fromDrawing('pond-garden-in-watercolour', drawing('pond-garden'), {
    function: 'landscapeRender',
    ...classify('garden', 'watercolour'),
    environment: 'forest',
    seed: 19,
  }),
  fromDrawing('lake-park-at-dusk', drawing('lake-park'), {
    function: 'landscapeRender',
    ...classify('park', 'nordic'),
    atmosphere: 'dusk',
    environment: 'lakeside',
    seed: 20,
  }),
  fromDrawing('town-square-in-snow', drawing('town-square'), {
    function: 'landscapeRender',
    ...classify('plaza', 'modern-5'),
    atmosphere: 'snow',
    environment: 'city-street',
    seed: 21,
  }),
  fromDrawing('housing-drawing-from-above', drawing('housing-block-above'), {
    function: 'birdsViewRender',
    ...classify('estate', 'mediterranean'),
    environment: 'seaside',
    seed: 22,
  }),
  fromDrawing('campus-court-with-markers', drawing('campus-court-above'), {
    function: 'birdsViewRender',
    ...classify('campus', 'marker'),
    environment: 'city-street',
    seed: 23,
  }),
  fromDrawing('terrace-drawing-by-the-sea', drawing('terrace'), {
    function: 'indoorExterior',
    classifyId1: '3',
    classifyId2: '21',
    classifyId3: classify('villa', 'mediterranean').classifyId3,
    environment: 'seaside',
    seed: 24,
  }),
  fromDrawing('villa-render-brought-to-evening', baseOf('trace', villa), {
    function: 'architecturalXitu',
    atmosphere: 'dusk',
    environment: 'lakeside',
    washWeight: 0.7,
    seed: 25,
  }),
  fromDrawing('bedroom-at-dusk-same-materials', baseOf('trace', bedroom), {
    function: 'lockImg',
    classifyId1: '1',
    classifyId2: '12',
    atmosphere: 'dusk',
    seed: 26,
  }),
  fromDrawing('villa-at-dusk-same-materials', baseOf('trace', whiteVilla), {
    function: 'lockImgOut',
    classifyId1: '3',
    atmosphere: 'dusk',
    seed: 27,
  }),
  fromDrawing(
    'villa-render-after-a-watercolour',
    baseOf('trace', villa),
    { function: 'styletransferpro', seed: 28 },
    rendered(drawing('pond-garden'), {
      function: 'landscapeRender',
      ...classify('garden', 'watercolour'),
      environment: 'forest',
      seed: 19,
    }),
  ),
  fromDrawing(
    'dining-room-after-a-warmer-one',
    baseOf('trace', dining),
    { function: 'indoorTransfer', seed: 29 },
    baseOf('trace', design('dining-room', 'retro', 987654321, ['sunny', 'countryside', '4:3'])),
  ),
  fromDrawing('living-room-line-in-cedar', baseOf('ink', lowRoom), {
    function: 'indoorRender',
    ...classify('living-room', 'japanese'),
    seed: 30,
  }),
  fromDrawing('apartment-plan-in-oak', drawing('apartment-plan'), {
    function: 'colorFlatPicture',
    classifyId1: '6',
    classifyId2: '61',
    classifyId3: classify('apartment-plan', 'cream').classifyId3,
    seed: 31,
  }),
  fromDrawing('apartment-plan-in-watercolour', drawing('apartment-plan'), {
    function: 'colorFlatPicture',
    ...classify('apartment-plan', 'watercolour'),
    seed: 32,
  }),
  fromDrawing('office-plan-in-industrial-tones', drawing('office-plan'), {
    function: 'colorFlatPicture',
    ...classify('office-plan', 'industrial'),
    seed: 33,
  }),
  fromDrawing('housing-plan-with-markers', drawing('residential-plan'), {
    function: 'allPlan',
    ...classify('residential-plan', 'marker'),
    seed: 34,
  }),
  fromDrawing('park-plan-in-watercolour', drawing('park-plan'), {
    function: 'allPlan',
    ...classify('park-plan', 'watercolour'),
    seed: 35,
  }),
  fromDrawing('campus-plan-in-stone', drawing('campus-plan'), {
    function: 'allPlan',
    ...classify('campus-plan', 'mediterranean'),
    seed: 36,
  }),
];
