/** Closed lists of what models are and consist of; `packages/models` has the same, which its tests compare. */

export const MODEL_FORMATS = ['gltf', 'ifc', 'obj', 'stl', 'dae', '3dm', 'plan'] as const;

/** Units that a person can say of a file. */
export const MODEL_UNITS = [
  'millimetre',
  'centimetre',
  'decimetre',
  'metre',
  'kilometre',
  'inch',
  'foot',
  'yard',
  'mile',
] as const;

/** `stated` by the file, said by a person, or worked out from the sizes of doors and the whole. */
export const MODEL_CERTAINTIES = ['stated', 'asked', 'guessed'] as const;

export const MODEL_CLASSES = [
  'wall',
  'floor',
  'ceiling',
  'roof',
  'window',
  'glass',
  'door',
  'stair',
  'railing',
  'column',
  'beam',
  'furniture',
  'curtain',
  'lamp',
  'sanitary',
  'appliance',
  'vegetation',
  'ground',
  'road',
  'water',
  'vehicle',
  'person',
] as const;

/** Which way a surface looks into its room: floors up, ceilings down, walls to the side. */
export const MODEL_FACINGS = ['up', 'down', 'side'] as const;

/** What a person should know of how a model was read; `model-warning-texts.ts` says it. */
export const MODEL_WARNING_KINDS = [
  'far-things-set-aside',
  'vast-things-set-aside',
  'unit-guessed',
  'unit-in-doubt',
  'up-axis-guessed',
  'moved-to-origin',
  'textures-missing',
  'textures-refused',
  'references-refused',
  'faces-dropped',
  'faces-doubled',
  'faces-flipped',
  'things-open',
  'many-triangles',
  'names-shortened',
  'cycles-cut',
  'lines-left-out',
  'unmeshed-left-out',
  'hidden-left-out',
  'models-left-out',
  'features-left-out',
  'parts-unreadable',
  'plan-walls-missing',
  'plan-scale-by-doors',
  'plan-scale-guessed',
  'plan-heights-assumed',
  'plan-walls-measured',
] as const;

/** Of the file as it comes. */
export const MODEL_MAX_BYTES = 200 * 1024 * 1024;
/** Views that are kept with a model, and sets of one class, layer, material or thing with its material. */
export const MODEL_VIEWS_MAX = 60;
export const MODEL_ASSIGNMENTS_MAX = 300;
export const MODEL_SECTIONS_MAX = 3;
export const MODEL_HIDDEN_MAX = 2000;
/** How names of model files end; a zip holds one with what it refers to. */
export const MODEL_FILE_ENDINGS = ['glb', 'gltf', 'ifc', 'obj', 'dae', '3dm', 'stl', 'zip'] as const;
