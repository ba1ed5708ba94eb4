import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { LINEAR_OF_BYTE, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Model, ModelMaterial } from '@plumbline/models/model/model.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { OwnFinish } from '@plumbline/tracer/finishes/own-finish.ts';
import type { OwnTexture } from '@plumbline/tracer/finishes/own-texture.ts';
import type { CutoutMask } from '@plumbline/tracer/trace/cutout-mask.ts';
import { sharedBytes } from '@plumbline/imaging/tiles/shared-planes.ts';
import { CLASS_FINISHES } from './class-finishes.ts';
import { finishOfFurniture, finishOfWords, isRug, LAYERS, sideOfWords } from './finish-words.ts';
import type { PartKind } from '../parts/read-parts.ts';

/** How the parts of a kind are shown. */
export interface PartLook {
  readonly finish: OwnFinish;
  /** Clear: it lies among the panes, which neither shade nor hide. */
  readonly clear: boolean;
  /** Coordinates of the model's own picture, not metres. */
  readonly ownCoordinates: boolean;
  /** The grain runs along the part's longest side, not upright. */
  readonly lengthwise: boolean;
}

/**
 * Grass as it is seen, and what it throws back: no land is lawn alone, and light from paths, soil and dry blades is what keeps
 * ceilings beside it from turning green. As light as ground is (0.14 of daylight).
 */
const THROWN_BY_LAWN: Rgb = [0.138, 0.146, 0.108];
export const LAWN: OwnFinish = { class: 'ground', like: 'grass', thrown: THROWN_BY_LAWN };
/** A whole window by night: a curtain behind the glass, lit from the room, darker than what would burn out beside a dark sky. */
export const LIT_WINDOW: OwnFinish = { class: 'window', like: 'facade-glass', glow: [0.14, 0.092, 0.05] };
export const DARK_WINDOW: OwnFinish = { class: 'window', like: 'facade-glass' };
/** A lamp that is on: brighter than what it lights, and still of its colour. Made of whole boxes, models show more of it than designs. */
const LIT_SHADE: OwnFinish = { class: 'lamp', like: 'lamp-shade', glow: [0.8, 0.56, 0.32] };
/** Below this opacity a part is seen through. */
const CLEAR_BELOW = 0.6;
/** OKLab distance from which two colours of a class are told apart. */
const APART = 0.07;
/** Nothing real throws back more, or less. */
const LIGHTEST = 0.82;
const DARKEST = 0.015;

export interface FinishChoices {
  /** The brick that the style builds with. */
  readonly styleBrick: string;
  /** Windows shine from within. */
  readonly dark: boolean;
  readonly inside: boolean;
  readonly keepTextures: boolean;
  readonly textures: readonly (Raster | null)[];
  /** Repeats a metre of the texture of a kind. */
  readonly perMetre: (kind: number) => number;
  /** Whether parts of a kind fill windows, or are bars of windows without glass. */
  readonly isPane: (kind: number) => boolean;
}

/** The looks of all kinds of parts: the style acts by class, and what no word is known for keeps its own colour. */
export function chooseFinishes(
  model: Model,
  kinds: readonly PartKind[],
  choices: FinishChoices,
): readonly PartLook[] {
  const rank = rankColours(model, kinds);
  const glazed = kinds.some((kind) => isClear(kind, model.materials[kind.material] as ModelMaterial));
  const shared = new Map<number, Omit<OwnTexture, 'perMetre' | 'tint' | 'mean'>>();
  const textureOf = (kind: number, material: ModelMaterial): OwnTexture | undefined => {
    const at = material.texture;
    const picture = at === null ? null : choices.textures[at];
    if (at === null || !picture) return undefined;
    let pixels = shared.get(at);
    if (pixels === undefined) shared.set(at, (pixels = sharePixels(picture)));
    const tint = material.colour.map((v) => Math.min(1, Math.max(0, v))) as unknown as Rgb;
    return { ...pixels, perMetre: choices.perMetre(kind), tint, mean: meanOf(pixels, tint) };
  };
  return kinds.map((kind, index) => {
    const material = model.materials[kind.material] as ModelMaterial;
    const thing = model.things[kind.thing]?.name ?? '';
    const whole = !glazed && isWholeWindow(kind, material) && choices.isPane(index);
    return lookOf(kind, material, thing, rank[index] as number, { ...choices, whole }, () =>
      textureOf(index, material),
    );
  });
}

function lookOf(
  kind: PartKind,
  material: ModelMaterial,
  thing: string,
  rank: number,
  { inside, keepTextures, dark, whole, styleBrick }: FinishChoices & { readonly whole: boolean },
  textureOf: () => OwnTexture | undefined,
): PartLook {
  const entry = kind.class === null ? undefined : CLASS_FINISHES[kind.class];
  const design = entry?.design ?? 'furniture';
  const lengthwise = kind.class === 'beam' || kind.class === 'column' || kind.class === 'railing';
  const plain = { clear: false, ownCoordinates: false, lengthwise };
  if (kind.materialId !== undefined)
    return { ...plain, finish: { class: design, material: kind.materialId } };
  const clear = isClear(kind, material);
  if (clear) return { ...plain, clear, finish: glassOf(material) };
  if (whole) return { ...plain, finish: dark ? LIT_WINDOW : DARK_WINDOW };
  const texture = keepTextures || entry === undefined ? textureOf() : undefined;
  if (texture !== undefined)
    return {
      ...plain,
      ownCoordinates: true,
      finish: { class: design, texture, mirror: mirrorOf(material), roughness: roughnessOf(material) },
    };
  const like = finishName(kind, material, thing, rank, inside);
  // Bricks are to be seen from near and far: the library's keep their joints and their mean colour.
  if (like === 'brick')
    return { ...plain, finish: { class: design, material: brickOf(material, styleBrick) } };
  if (like === 'concrete') return { ...plain, finish: { class: design, material: 'smooth-concrete' } };
  if (like === 'lamp-shade' && dark && rank < 2) return { ...plain, finish: LIT_SHADE };
  const thrown = like === 'grass' ? { thrown: THROWN_BY_LAWN } : {};
  if (like !== undefined && rank < 2) return { ...plain, finish: { class: design, like, ...thrown } };
  const albedo = heldColour(material.colour);
  if (like !== undefined) return { ...plain, finish: { class: design, like, albedo } };
  const bare = { mirror: mirrorOf(material), roughness: roughnessOf(material) };
  return { ...plain, finish: { class: design, albedo, ...bare } };
}

/** The finish of the style for a kind of part; undefined where it keeps its own. */
function finishName(
  kind: PartKind,
  { name }: ModelMaterial,
  thing: string,
  rank: number,
  inside: boolean,
): FinishName | undefined {
  if (kind.class === null) return undefined;
  const here = kind.class === 'wall' ? (sideOfWords(thing) ?? (inside ? 'inside' : 'outside')) : undefined;
  const indoor = here === undefined ? inside : here === 'inside';
  const said = finishOfWords(name, indoor);
  // Of a chair that is of wood and cloth nobody says which part this is: its own colour does.
  if (kind.class === 'furniture')
    return name.includes(LAYERS) ? undefined : (said ?? finishOfFurniture(thing));
  if (kind.class === 'glass') return 'frame';
  if (kind.class === 'floor' && said === undefined && isRug(thing)) return 'rug';
  const pair = indoor ? CLASS_FINISHES[kind.class].inside : CLASS_FINISHES[kind.class].outside;
  if (pair === undefined) return undefined;
  const structural = indoor ? STRUCTURE.has(said) : kind.class === 'wall' && said === 'concrete';
  const covered = structural && !EXPOSED.test(name);
  const own = said === undefined || covered ? undefined : OF_CLASS[kind.class]?.[said];
  return own ?? pair[Math.min(1, rank)];
}

/** What walls and floors are built of is covered in rooms, unless its name says that it is to be seen. */
const STRUCTURE: ReadonlySet<FinishName | undefined> = new Set(['concrete', 'brick', 'masonry']);
const EXPOSED =
  /expos|fair|polish|sicht|face|feature|cast|situ|panel|清水|打ち放し|打放し|裸|饰面|现浇|预制/i;

/** Where the name of a material counts before the style's choice for the class, and what it is then shown as. */
const OF_CLASS: Readonly<Partial<Record<string, Partial<Record<FinishName, FinishName>>>>> = {
  wall: { brick: 'brick', concrete: 'concrete', masonry: 'masonry', timber: 'siding', metal: 'metal' },
  floor: {
    fabric: 'rug',
    timber: 'floor',
    concrete: 'concrete',
    masonry: 'paving',
    'floor-wet': 'floor-wet',
    worktop: 'worktop',
    grass: 'grass',
    gravel: 'gravel',
  },
  column: { timber: 'timber', metal: 'metal', masonry: 'stone', concrete: 'concrete', brick: 'brick' },
  beam: { timber: 'timber', metal: 'metal', concrete: 'concrete' },
  stair: { timber: 'timber', metal: 'metal', concrete: 'concrete', masonry: 'stone', worktop: 'worktop' },
  railing: { timber: 'timber', metal: 'metal', concrete: 'concrete', masonry: 'stone' },
  roof: { metal: 'metal', timber: 'timber', concrete: 'concrete', gravel: 'gravel', grass: 'grass' },
  ceiling: { timber: 'timber', concrete: 'concrete' },
  door: { timber: 'door', metal: 'frame' },
  window: { timber: 'timber', metal: 'frame' },
  ground: {
    gravel: 'gravel',
    asphalt: 'asphalt',
    paving: 'paving',
    soil: 'soil',
    masonry: 'paving',
    concrete: 'concrete',
    timber: 'deck',
    grass: 'grass',
  },
  road: {
    asphalt: 'asphalt',
    concrete: 'concrete',
    gravel: 'gravel',
    brick: 'paving-second',
    masonry: 'paving',
  },
  vegetation: { timber: 'trunk' },
};

/** By how many colours of the same class a kind stands behind the largest. */
function rankColours(model: Model, kinds: readonly PartKind[]): readonly number[] {
  const rank = new Array<number>(kinds.length).fill(0);
  const seen = new Map<string, Rgb[]>();
  const order = kinds
    .map((_, index) => index)
    .toSorted((a, b) => (kinds[b] as PartKind).area - (kinds[a] as PartKind).area);
  for (const index of order) {
    const kind = kinds[index] as PartKind;
    const name = kind.class ?? '';
    const lab = linearToOklab((model.materials[kind.material] as ModelMaterial).colour);
    const list = seen.get(name) ?? [];
    let at = list.findIndex((other) => Math.hypot(...other.map((v, c) => v - (lab[c] as number))) < APART);
    if (at < 0) at = list.push(lab) - 1;
    seen.set(name, list);
    rank[index] = at;
  }
  return rank;
}

/** In a model without any glass a window is one surface: it is shown as glass that nothing is seen through. */
function isWholeWindow(kind: PartKind, { name }: ModelMaterial): boolean {
  if (kind.class === 'glass') return true;
  return kind.class === 'window' && !/frame|sill|rahmen|框|枠|台/i.test(name);
}

/** The brick that a model names or shows; where it shows none, because programs leave things grey, that of the style. */
function brickOf({ name, colour: [r, g, b] }: ModelMaterial, ofStyle: string): string {
  if (/grey|gray|灰|グレー/i.test(name)) return 'grey-brick';
  if (/white|白/i.test(name)) return 'white-brick';
  if (/buff|yellow|sand|beige|黄|米/i.test(name)) return 'buff-brick';
  if (r > 1.6 * Math.max(g, b)) return 'red-brick';
  return Math.min(r, g, b) > 0.55 && r < 0.9 ? 'white-brick' : ofStyle;
}

/** Bars of a curtain wall are called after it and are not seen through. */
function isClear(kind: PartKind, { name, opacity }: ModelMaterial): boolean {
  if (opacity < CLEAR_BELOW) return true;
  if (kind.class !== 'glass') return false;
  const said = finishOfWords(name, false);
  return said === undefined || /glas|玻璃|ガラス|硝子/i.test(name);
}

function glassOf({ colour, opacity }: ModelMaterial): OwnFinish {
  // A pane of two millimetres or of twenty: what gets through is as clear as the file says, and keeps its tint.
  const through = 1 - 0.5 * Math.min(1, Math.max(0, opacity - 0.1));
  const most = Math.max(...colour, 0.05);
  const [r, g, b] = colour.map((v) => through * (0.75 + 0.25 * (v / most)));
  return { class: 'window', like: 'glass', albedo: [r ?? 1, g ?? 1, b ?? 1] };
}

function heldColour(colour: readonly [number, number, number]): Rgb {
  return colour.map((v) => Math.min(LIGHTEST, Math.max(DARKEST, v))) as unknown as Rgb;
}

function mirrorOf({ metalness, roughness }: ModelMaterial): number {
  return metalness > 0.5 ? 0.45 : roughness < 0.6 ? 0.035 : 0.015;
}

function roughnessOf({ roughness }: ModelMaterial): number {
  return Math.max(0.06, Math.min(1, roughness));
}

function sharePixels({ width, height, channels, data }: Raster) {
  const n = width * height;
  const bytes =
    typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(3 * n) : new SharedArrayBuffer(3 * n);
  const out = new Uint8ClampedArray(bytes);
  const cutout = cutoutOf({ width, height, channels, data });
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++) out[3 * i + c] = data[i * channels + (channels === 1 ? 0 : c)] as number;
  if (cutout === undefined) return { width, height, data: out };
  fillClear(out, cutout);
  return { width, height, data: out, cutout };
}

/** Below it a pixel is clear. */
const CLEAR = 128;
/** So much of a picture is clear at least, and so much is either clear or solid: else its alpha means something else. */
const LEAST_CLEAR = 0.01;
const LEAST_DECIDED = 0.8;

/** Which pixels of a picture are there; undefined where all are, or where it only fades. */
function cutoutOf({ width, height, channels, data }: Raster): CutoutMask | undefined {
  if (channels !== 4) return undefined;
  const n = width * height;
  let [clear, decided] = [0, 0];
  for (let i = 0; i < n; i++) {
    const alpha = data[4 * i + 3] as number;
    if (alpha < CLEAR) clear++;
    if (alpha < 40 || alpha > 215) decided++;
  }
  if (clear < LEAST_CLEAR * n || decided < LEAST_DECIDED * n) return undefined;
  const mask = sharedBytes(n);
  for (let i = 0; i < n; i++) mask[i] = (data[4 * i + 3] as number) < CLEAR ? 0 : 1;
  return { width, height, data: mask };
}

/** Gives clear pixels the mean of the others: what they hold would show as a rim where the picture is seen small. */
function fillClear(pixels: Uint8ClampedArray, { data }: CutoutMask): void {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (pixels[3 * i + c] as number);
  }
  for (let i = 0; i < data.length; i++)
    if (data[i] === 0)
      for (let c = 0; c < 3; c++) pixels[3 * i + c] = (sum[c] as number) / Math.max(1, count);
}

function meanOf({ data }: { readonly data: Uint8ClampedArray }, tint: Rgb): Rgb {
  const sum = [0, 0, 0];
  const step = 3 * Math.max(1, Math.floor(data.length / 3 / 4096));
  let count = 0;
  for (let i = 0; i + 2 < data.length; i += step, count++)
    for (let c = 0; c < 3; c++)
      sum[c] = (sum[c] as number) + (LINEAR_OF_BYTE[data[i + c] as number] as number);
  return sum.map((v, c) => (v / Math.max(1, count)) * (tint[c] as number)) as unknown as Rgb;
}

/** Number of a style's finish in a scene. */
export function styleFinish(name: FinishName): number {
  return FINISH_NAMES.indexOf(name);
}
