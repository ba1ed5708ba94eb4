import type { Analysis } from '../api/analysis.ts';
import type { SCENE_CLASSES, SceneSpace } from '../api/scene.ts';

const SPACES: Readonly<Record<SceneSpace, string>> = {
  exterior: 'architecture',
  interior: 'interior design',
  landscape: 'landscape',
  aerial: "bird's-eye view",
  plan: 'floor plan',
  site: 'site plan',
};

/** What a region is, where it says more of the design than its place. */
const CLASSES: Readonly<Partial<Record<(typeof SCENE_CLASSES)[number], string>>> = {
  masonry: 'brick',
  siding: 'timber cladding',
  timber: 'timber',
  glass: 'glass',
  roof: 'roof',
  lawn: 'lawn',
  paving: 'paving',
  water: 'water feature',
  planting: 'shrub',
  tree: 'tree',
  rug: 'area rug',
  fabric: 'fabric',
  joinery: 'cabinet',
  lamp: 'light fixture',
  person: 'pedestrian',
  vehicle: 'car',
};
const LEAST_SHARE = 0.015;
const COLOURS = 3;

/** What a picture shows as terms of a prompt, in English and divided by commas. */
export function promptOfAnalysis(analysis: Analysis): string {
  const { space, materials, palette, light, camera, tones } = analysis;
  const things = materials
    .filter(({ share }) => share >= LEAST_SHARE)
    .flatMap(({ class: of, material }) => (material === null ? (CLASSES[of] ?? []) : wordsOfId(material)));
  const drawing = space === 'plan' || space === 'site';
  const terms = [
    SPACES[space],
    ...things,
    ...palette.slice(0, COLOURS).map(({ name }) => name.en.toLowerCase()),
    ...(drawing ? [] : lightTerms(light, tones)),
    ...(camera && !drawing ? cameraTerms(camera, space) : []),
  ];
  return [...new Set(terms)].join(', ');
}

/** "oak-boards": ids of the library are English. */
function wordsOfId(id: string): string {
  return id.replaceAll('-', ' ');
}

function lightTerms({ side, warmth }: Analysis['light'], { mean, contrast }: Analysis['tones']): string[] {
  return [
    ...(mean < 0.2 ? ['night'] : []),
    ...(warmth === 'warm' ? ['warm light'] : warmth === 'cool' ? ['cool light'] : []),
    side === 'even' || contrast < 0.5 ? 'soft light' : 'side light',
  ];
}

function cameraTerms(
  { perspective, pitch, focalMm }: NonNullable<Analysis['camera']>,
  space: SceneSpace,
): string[] {
  return [
    ...(perspective === 'parallel' ? [] : [`${perspective} perspective`]),
    ...(space === 'aerial' || Math.abs(pitch) > 8 ? [] : ['eye-level view']),
    ...(focalMm < 28 ? ['wide angle'] : []),
  ];
}
