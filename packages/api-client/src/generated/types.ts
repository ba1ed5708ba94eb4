// Written from the contract by `npm run api-client`; a test compares the two. Changes here are lost.

export type FunctionName = 'architecturalRender' | 'indoorRender' | 'gongzhuangRender' | 'landscapeRender' | 'birdsViewRender' | 'modelRender' | 'indoorExterior' | 'architecturalXitu' | 'lockImg' | 'lockImgOut' | 'styletransferpro' | 'indoorTransfer' | 'inspiration' | 'textToImage' | 'allPlan' | 'colorFlatPicture' | 'architecturalPart' | 'materialChange' | 'objectChangepro' | 'colorchange' | 'clean' | 'cleanpro' | 'extendImg' | 'matting' | 'realUpImg' | 'upScaleImg' | 'compress';
export type TaskState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface ResultImage {
  imageId: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  seed: number;
  pixelHash: string;
  fidelity: { score: number; added: number; diffUrl: string } | null;
  masksUrl: string | null;
  materialsUrl: string | null;
  depthUrl: string | null;
  depthRangeM: { near: number; far: number } | null;
  lineUrl: string | null;
  facts: { keptPixels?: number; changedPixels?: number; deltaE?: number; bytesBefore?: number; bytesAfter?: number; method?: string } | null;
  words: { marks: Array<{ field: 'promptTxt' | 'negativePrompt'; text: string; state: 'acts' | 'already' | 'overruled' | 'outweighed' | 'denied' | 'idle' | 'wish' | 'plain' | 'unknown'; subject?: 'space' | 'number' | 'window' | 'weather' | 'surroundings' | 'style' | 'light' | 'tone' | 'floor' | 'wall' | 'ceiling' | 'cabinet' | 'furniture' | 'facade' | 'roof' | 'paving' | 'metal' | 'colour' | 'material' | 'thing' | 'scene' | 'quality' | 'season' | 'camera' | 'medium' | 'figure' | 'request'; yieldsTo?: string }>; wishes: Array<{ kind: 'add' | 'remove' | 'replace' | 'move' | 'recolour' | 'material' | 'enlarge' | 'sharpen' | 'extend' | 'cut-out'; text: string; tools: Array<FunctionName> }>; acted: boolean } | null;
  uncharged: 'same-file' | 'same-picture' | 'same-variant' | null;
}

export interface RenderRequest {
  function: FunctionName;
  upload_img?: string;
  imageKind?: 'su' | 'photo' | 'colour' | 'sketch' | 'line' | 'white' | 'plan' | 'wash';
  classifyId1?: string;
  classifyId2?: string;
  classifyId3?: string;
  mask?: string;
  style_img?: string;
  view?: 'eye' | 'bird' | 'plan' | 'elevation';
  promptTxt: string;
  negativePrompt?: string;
  ignoreWordAndImage?: boolean;
  environment?: 'city-street' | 'forest' | 'lakeside' | 'seaside' | 'countryside' | 'mountain-foot' | string;
  atmosphere: 'sunny' | 'rain' | 'fog' | 'snow' | 'dusk' | 'lights';
  cnStrength: number;
  similarity: number;
  finish?: number;
  sunFrom?: number;
  sunHeight?: number;
  washWeight?: number;
  lock?: number;
  styleLock?: boolean;
  ipaPlus?: boolean;
  count: number;
  size: 512 | 768 | 1536 | 2560 | 3840 | 'max';
  aspect?: '4:3' | '16:9' | '1:1' | '3:4' | '9:16';
  multiplier?: 2 | 4;
  scaleRatio?: number;
  itemSet?: 'scene' | 'sweep' | 'room' | 'gallery' | 'terrace' | 'garden';
  outpaint?: { width: number; height: number; x: number; y: number };
  material?: { textureId: string; quad?: [[number, number], [number, number], [number, number], [number, number]]; tileSizeMm?: number; rotation: number; keepLight: boolean };
  objectId?: string;
  object?: { heightMm: number; stands: 'floor' | 'wall' | 'ceiling' } | { widthMm: number; stands: 'floor' | 'wall' | 'ceiling' };
  color?: string;
  modelId?: string;
  camera?: { eye: [number, number, number]; target: [number, number, number]; fieldOfView: number; twoPoint: boolean; parallelWidthM?: number };
  viewId?: string;
  section?: Array<{ axis: 'x' | 'y' | 'z'; at: number; keep: 'below' | 'above' }>;
  sun?: { azimuth: number; elevation: number } | { latitude: number; longitude: number; at: string; north: number };
  materials?: Array<{ match: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string }; materialId: string }>;
  hidden?: { layers?: string[]; storeys?: string[]; classes?: Array<'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person'>; things?: string[]; only?: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string } };
  keepTextures?: boolean;
  modelHash?: string;
  seed: number;
  scene?: { corrections: Array<{ anchor: [number, number]; class?: 'sky' | 'background' | 'ground' | 'lawn' | 'paving' | 'earth' | 'water' | 'planting' | 'tree' | 'wall' | 'siding' | 'masonry' | 'timber' | 'roof' | 'glass' | 'door' | 'opening' | 'trim' | 'metal' | 'floor' | 'ceiling' | 'rug' | 'fabric' | 'furniture' | 'joinery' | 'lamp' | 'person' | 'vehicle' | 'plan-wall' | 'plan-room' | 'plan-door' | 'plan-outside' | 'unknown'; material?: string | null; lock?: boolean; facing?: 'up' | 'down' | 'left' | 'right' | 'front' | 'card' | null; heightM?: number | null }>; idMap?: string };
  engine?: string;
  keepInk?: boolean;
  model?: string;
  lora?: Array<{ name: string; weight: number }>;
}

export interface Task {
  taskId: string;
  function: FunctionName;
  state: TaskState;
  queue_num: number;
  waitSeconds: number;
  hasWorker: boolean;
  progress: number;
  stage: string | null;
  preview: { url: string; width: number; height: number } | null;
  images: ResultImage[];
  tickets: { perImage: number; charged: number; returned: number };
  error: { code: string; message: string } | null;
  request: RenderRequest;
  base: { imageId: string; url: string; thumbnailUrl: string; width: number; height: number; made: boolean } | null;
  engine: { id: string; version: string } | null;
  seenBy: Array<{ variant: number; attempt: number; engine: string; server: string | null; place: 'here' | 'network' | 'internet'; data: Array<'words' | 'base' | 'mask' | 'reference' | 'texture' | 'object' | 'background' | 'material-map' | 'model' | 'line' | 'depth' | 'normal' | 'regions'>; models: string[]; at: string }>;
  favourite: boolean;
  tags: Array<{ tagId: string; name: string }>;
  place: { projectId: string; project: string; viewId: string; view: string } | null;
  batch: { batchId: string; held: boolean } | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  durationMs: number | null;
}

export interface StartedTask {
  taskId: string;
  state: TaskState;
  queue_num: number;
  waitSeconds: number;
  hasWorker: boolean;
  tickets: number;
}

export interface UploadedImage {
  imageId: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  bytes: number;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  kind: 'su' | 'photo' | 'colour' | 'sketch' | 'line' | 'white' | 'plan';
}

export interface Model {
  modelId: string;
  name: string;
  state: 'reading' | 'ready' | 'failed';
  progress: number;
  error: { code: string; message: string } | null;
  version: number;
  hash: string | null;
  format: 'gltf' | 'ifc' | 'obj' | 'stl' | 'dae' | '3dm' | 'plan' | null;
  bytes: number;
  triangles: number | null;
  things: number | null;
  rooms: number | null;
  boundsM: { min: [number, number, number]; max: [number, number, number] } | null;
  originM: [number, number, number] | null;
  unit: { name: 'millimetre' | 'centimetre' | 'decimetre' | 'metre' | 'kilometre' | 'inch' | 'foot' | 'yard' | 'mile' | 'other'; metres: number; certainty: 'stated' | 'asked' | 'guessed' } | null;
  upAxis: { axis: 'y' | 'z'; certainty: 'stated' | 'asked' | 'guessed' } | null;
  classes: Array<{ class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person'; things: number }>;
  layers: Array<{ name: string; things: number }>;
  materials: Array<{ name: string; colour: [number, number, number]; opacity: number; textured: boolean }>;
  storeys: Array<{ key: string; name: string; elevationM: number }>;
  warnings: Array<{ kind: 'far-things-set-aside' | 'vast-things-set-aside' | 'unit-guessed' | 'unit-in-doubt' | 'up-axis-guessed' | 'moved-to-origin' | 'textures-missing' | 'textures-refused' | 'references-refused' | 'faces-dropped' | 'faces-doubled' | 'faces-flipped' | 'things-open' | 'many-triangles' | 'names-shortened' | 'cycles-cut' | 'lines-left-out' | 'unmeshed-left-out' | 'hidden-left-out' | 'models-left-out' | 'features-left-out' | 'parts-unreadable' | 'plan-walls-missing' | 'plan-scale-by-doors' | 'plan-scale-guessed' | 'plan-heights-assumed' | 'plan-walls-measured'; count: number; names: string[]; values: Record<string, string | number>; message: string }>;
  geometryUrl: string | null;
  previewUrl: string | null;
  views: Array<{ viewId: string; name: string; camera: { eye: [number, number, number]; target: [number, number, number]; fieldOfView: number; twoPoint: boolean; parallelWidthM?: number }; section?: Array<{ axis: 'x' | 'y' | 'z'; at: number; keep: 'below' | 'above' }>; sun?: { azimuth: number; elevation: number } | { latitude: number; longitude: number; at: string; north: number }; hidden?: { layers?: string[]; storeys?: string[]; classes?: Array<'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person'>; things?: string[]; only?: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string } } }>;
  assignments: Array<{ match: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string }; materialId: string }>;
  createdAt: string;
  updatedAt: string;
}

export interface CategoryNode {
  id: string;
  name: { 'zh-CN': string; en: string; ja: string };
  cover: string;
  children: CategoryNode[];
  standsFor?: string;
}

export interface LibraryItem {
  id: string;
  kind: 'style' | 'material' | 'object' | 'prompt' | 'background';
  name: { 'zh-CN': string; en: string; ja: string };
  cover: string;
  url: string;
  tags: string[];
  tileSizeMm?: [number, number];
  heightMm?: number;
  own?: boolean;
}

export interface StartTaskRequest {
  upload_img?: string;
  imageKind?: 'su' | 'photo' | 'colour' | 'sketch' | 'line' | 'white' | 'plan' | 'wash';
  classifyId1?: string;
  classifyId2?: string;
  classifyId3?: string;
  mask?: string;
  style_img?: string;
  view?: 'eye' | 'bird' | 'plan' | 'elevation';
  promptTxt?: string;
  negativePrompt?: string;
  ignoreWordAndImage?: boolean;
  environment?: 'city-street' | 'forest' | 'lakeside' | 'seaside' | 'countryside' | 'mountain-foot' | string;
  atmosphere?: 'sunny' | 'rain' | 'fog' | 'snow' | 'dusk' | 'lights';
  cnStrength?: number;
  similarity?: number;
  finish?: number;
  sunFrom?: number;
  sunHeight?: number;
  washWeight?: number;
  lock?: number;
  styleLock?: boolean;
  ipaPlus?: boolean;
  count?: number;
  size?: 512 | 768 | 1536 | 2560 | 3840 | 'max';
  seed?: number;
  aspect?: '4:3' | '16:9' | '1:1' | '3:4' | '9:16';
  multiplier?: 2 | 4;
  scaleRatio?: number;
  itemSet?: 'scene' | 'sweep' | 'room' | 'gallery' | 'terrace' | 'garden';
  outpaint?: { width: number; height: number; x: number; y: number };
  material?: { textureId: string; quad?: [[number, number], [number, number], [number, number], [number, number]]; tileSizeMm?: number; rotation?: number; keepLight?: boolean };
  objectId?: string;
  object?: { heightMm: number; stands: 'floor' | 'wall' | 'ceiling' } | { widthMm: number; stands: 'floor' | 'wall' | 'ceiling' };
  color?: string;
  modelId?: string;
  camera?: { eye: [number, number, number]; target: [number, number, number]; fieldOfView: number; twoPoint: boolean; parallelWidthM?: number };
  viewId?: string;
  section?: Array<{ axis: 'x' | 'y' | 'z'; at: number; keep: 'below' | 'above' }>;
  sun?: { azimuth: number; elevation: number } | { latitude: number; longitude: number; at: string; north: number };
  materials?: Array<{ match: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string }; materialId: string }>;
  hidden?: { layers?: string[]; storeys?: string[]; classes?: Array<'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person'>; things?: string[]; only?: { class: 'wall' | 'floor' | 'ceiling' | 'roof' | 'window' | 'glass' | 'door' | 'stair' | 'railing' | 'column' | 'beam' | 'furniture' | 'curtain' | 'lamp' | 'sanitary' | 'appliance' | 'vegetation' | 'ground' | 'road' | 'water' | 'vehicle' | 'person' } | { layer: string } | { material: string } | { thing: string } };
  keepTextures?: boolean;
  engine?: string;
  keepInk?: boolean;
  model?: string;
  lora?: Array<{ name: string; weight: number }>;
  classifyId2_index?: number;
  function: FunctionName;
}

export interface DownloadRequest {
  imageIds: string[];
  format?: 'png' | 'jpg' | 'webp' | 'psd';
  quality?: number;
  layout?: 'single' | 'side-by-side';
  archive?: boolean;
  visibleLabel?: boolean;
}
