import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';

/** What a function's picture is, before anything is said of its look. */
export const PICTURE_WORDS: Readonly<Partial<Record<FunctionName, string>>> = {
  architecturalRender: 'architectural exterior, photorealistic rendering',
  indoorRender: 'interior design, photorealistic rendering',
  gongzhuangRender: 'commercial interior design, photorealistic rendering',
  landscapeRender: 'landscape design, photorealistic rendering',
  birdsViewRender: 'aerial view, architectural rendering',
  modelRender: 'architectural visualisation, photorealistic rendering',
  indoorExterior: 'architecture, interior and exterior together, photorealistic rendering',
  architecturalXitu: 'architectural visualisation, finished photorealistic rendering',
  lockImg: 'interior design, photorealistic rendering',
  lockImgOut: 'architectural exterior, photorealistic rendering',
  styletransferpro: 'architectural visualisation',
  indoorTransfer: 'interior design',
  allPlan: 'coloured landscape master plan, seen straight from above',
  colorFlatPicture: 'coloured furnished floor plan, seen straight from above',
  inspiration: 'architectural design, photorealistic rendering',
  textToImage: 'architectural visualisation, photorealistic rendering',
  architecturalPart: 'architectural visualisation, photorealistic rendering',
  materialChange: 'surface material, photorealistic',
  objectChangepro: 'photorealistic, matching light and perspective',
  clean: 'empty background, background scenery, nothing in the way',
  cleanpro: 'empty background, background scenery, nothing in the way',
  extendImg: 'the same scene continued to all sides',
  realUpImg: 'fine detail, sharp',
};

/** In place of a photograph, where the style is one of drawing. */
export const FINISH_WORDS = {
  marker: 'marker rendering on paper',
  watercolour: 'watercolour rendering on paper',
  clay: 'white clay model',
} as const;

export const ATMOSPHERE_WORDS: Readonly<Record<Atmosphere, string>> = {
  sunny: 'sunny day, clear light, soft shadows',
  rain: 'rainy day, wet ground, overcast sky',
  fog: 'fog, soft diffuse light',
  snow: 'snow, winter light',
  dusk: 'dusk, warm evening sky, lit windows',
  lights: 'night, lights on, dark blue sky',
};

export const ENVIRONMENT_WORDS: Readonly<Record<Environment, string>> = {
  'city-street': 'in a city street',
  forest: 'in a forest',
  lakeside: 'at a lakeside',
  seaside: 'at the seaside',
  countryside: 'in the countryside',
  'mountain-foot': 'at the foot of mountains',
};

/** What no architect wants, whatever else they write. */
export const USUAL_NEGATIVE =
  'warped lines, crooked walls, extra windows, missing windows, distorted perspective, text, watermark, blurry, low quality';
