import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { createCarpet } from '@plumbline/materials/surface/carpet.ts';
import { createFloorBoards } from '@plumbline/materials/surface/floor-boards.ts';
import { createFloorTiles } from '@plumbline/materials/surface/floor-tiles.ts';
import { createHerringbone } from '@plumbline/materials/surface/herringbone.ts';
import { createPlainFloor } from '@plumbline/materials/surface/plain-floor.ts';
import { createPlaster } from '@plumbline/materials/surface/plaster.ts';
import type { Surface } from '@plumbline/materials/surface/surface.ts';
import { createWoodGrain } from '@plumbline/materials/surface/wood-grain.ts';
import { createWovenFabric } from '@plumbline/materials/surface/woven-fabric.ts';
import type { SolidClass } from './solid-classes.ts';
import type { Finish } from './finish.ts';
import { materialLooks } from './finish-materials.ts';
import { FINISH_NAMES, type FinishName } from './finish-list.ts';
import { brickWall, courses, lawn, marble, painting, pebbles, ribs } from './finish-textures.ts';
import type { StyleForm } from './style-form.ts';

/** How lit the lamps and windows of an hour are, as a multiple of a white wall under the sky. */
const LAMP_GLOW: Readonly<Record<Atmosphere, number>> = {
  sunny: 1.6,
  rain: 2.2,
  fog: 2,
  snow: 2,
  dusk: 3,
  lights: 4,
};

interface Look {
  readonly colour: Rgb;
  readonly surface?: Surface;
  readonly mirror?: number;
  readonly roughness?: number;
  readonly glow?: Rgb;
  readonly through?: number;
  readonly ripple?: number;
  readonly soaks?: boolean;
}

/** The finishes of a style, in the order of {@link FINISH_NAMES}; where the style names a material of the library, it is shown. */
export function createFinishes(
  style: StyleSpec,
  form: StyleForm,
  atmosphere: Atmosphere,
  seed: number,
): Finish[] {
  const { palette } = style;
  const pick = (list: readonly string[], k: number): Rgb =>
    linearFromHex(list[(k + (seed % 7)) % Math.max(1, list.length)] ?? palette.walls[1]);
  const c = {
    wall: linearFromHex(palette.walls[0]),
    second: linearFromHex(palette.walls[1]),
    ceiling: linearFromHex(palette.ceiling),
    trim: linearFromHex(palette.trim),
    siding: linearFromHex(palette.siding),
    roof: linearFromHex(palette.roof),
    // Loose stone is grey even where the style builds in red or yellow.
    stone: neutral(linearFromHex(palette.stone), 0.65),
    timber: linearFromHex(palette.timber),
    floor: linearFromHex(palette.floor),
    metal: linearFromHex(palette.metal),
  };
  const warm: Rgb = [1, 0.78, 0.52];
  const lamp = LAMP_GLOW[atmosphere];
  const dim = atmosphere === 'lights' ? 1 : atmosphere === 'dusk' ? 0.75 : atmosphere === 'rain' ? 0.3 : 0;
  const fabric = pick(palette.fabrics, 0);
  const pale = lighten(pick(palette.fabrics, 2), 0.86);
  const boards = createFloorBoards(c.floor, { width: form.boardWidth, length: 1.9, offset: 0 }, seed);
  const floors: Readonly<Record<StyleForm['floor'], Look>> = {
    boards: { colour: c.floor, surface: boards, mirror: 0.035, roughness: 0.34 },
    herringbone: {
      colour: c.floor,
      surface: createHerringbone(c.floor, 0.11, seed),
      mirror: 0.035,
      roughness: 0.32,
    },
    concrete: {
      colour: scale(c.stone, 0.9),
      surface: createPlainFloor(scale(c.stone, 0.9), seed),
      mirror: 0.04,
      roughness: 0.25,
    },
    stone: {
      colour: lighten(c.stone, 0.72),
      surface: marble(lighten(c.stone, 0.72), 0.9, 0.35, seed),
      mirror: 0.045,
      roughness: 0.1,
    },
  };
  const tile = lighten(c.second, 0.8);
  const leaf = linearFromHex(form.leaf);
  const looks: Readonly<Record<FinishName, Look>> = {
    floor: floors[form.floor],
    'floor-wet': {
      colour: lighten(c.stone, 0.62),
      surface: createFloorTiles(
        lighten(c.stone, 0.62),
        { width: 0.6, height: 0.6, offsetU: 0, offsetV: 0 },
        seed,
      ),
      mirror: 0.04,
      roughness: 0.16,
    },
    wall: { colour: c.wall, surface: createPlaster(c.wall, seed) },
    'wall-second': { colour: c.second, surface: createPlaster(c.second, seed + 1) },
    'feature-wall': form.brick
      ? { colour: scale(linearFromHex('#94604a'), 0.9), surface: brickWall(linearFromHex('#94604a'), seed) }
      : form.featureTimber
        ? {
            colour: c.timber,
            surface: ribs(createWoodGrain(c.timber, seed), 0.042),
            mirror: 0.02,
            roughness: 0.5,
          }
        : { colour: c.second, surface: createPlaster(c.second, seed + 2) },
    'wall-tile': {
      colour: tile,
      surface: createFloorTiles(tile, { width: 0.3, height: 0.1, offsetU: 0, offsetV: 0 }, seed + 3),
      mirror: 0.04,
      roughness: 0.14,
    },
    ceiling: { colour: c.ceiling },
    trim: { colour: c.trim, mirror: 0.02, roughness: 0.5 },
    'trim-dark': { colour: scale(c.timber, 0.4), mirror: 0.03, roughness: 0.4 },
    joinery: form.paintedJoinery
      ? { colour: mixed(c.trim, c.wall, 0.35), mirror: 0.025, roughness: 0.4 }
      : { colour: c.timber, surface: createWoodGrain(c.timber, seed), mirror: 0.025, roughness: 0.4 },
    'joinery-second': { colour: scale(c.siding, 0.9), mirror: 0.025, roughness: 0.4 },
    worktop: {
      colour: lighten(c.stone, 0.78),
      surface: marble(lighten(c.stone, 0.78), 0.6, 0.4, seed + 4),
      mirror: 0.04,
      roughness: 0.12,
    },
    timber: { colour: c.timber, surface: createWoodGrain(c.timber, seed + 5), mirror: 0.03, roughness: 0.35 },
    door: { colour: c.timber, surface: createWoodGrain(c.timber, seed + 15), mirror: 0.03, roughness: 0.35 },
    'timber-dark': {
      colour: scale(c.timber, 0.42),
      surface: createWoodGrain(scale(c.timber, 0.42), seed + 6),
      mirror: 0.035,
      roughness: 0.3,
    },
    fabric: { colour: fabric, surface: createWovenFabric(fabric, seed) },
    'fabric-second': {
      colour: pick(palette.fabrics, 1),
      surface: createWovenFabric(pick(palette.fabrics, 1), seed + 1),
    },
    'fabric-third': {
      colour: pick(palette.fabrics, 2),
      surface: createWovenFabric(pick(palette.fabrics, 2), seed + 2),
    },
    accent: { colour: pick(palette.accents, 0) },
    'accent-second': { colour: pick(palette.accents, 1) },
    'accent-third': { colour: pick(palette.accents, 2) },
    bedding: { colour: pale, surface: createWovenFabric(pale, seed + 3) },
    rug: {
      colour: lighten(pick(palette.fabrics, 1), 0.66),
      surface: createCarpet(lighten(pick(palette.fabrics, 1), 0.66), seed),
    },
    'rug-border': {
      colour: scale(pick(palette.fabrics, 1), 0.75),
      surface: createCarpet(scale(pick(palette.fabrics, 1), 0.75), seed),
    },
    curtain: { colour: lighten(pick(palette.fabrics, 0), 0.7), through: 0.12 },
    sheer: { colour: [0.86, 0.86, 0.84], through: 0.55 },
    metal: { colour: scale(c.metal, 0.6), mirror: 0.14, roughness: 0.35 },
    brass: { colour: form.warmMetal ? [0.6, 0.41, 0.2] : scale(c.metal, 0.7), mirror: 0.36, roughness: 0.24 },
    frame: { colour: form.whiteFrames ? c.trim : scale(c.metal, 0.25), mirror: 0.03, roughness: 0.4 },
    glass: { colour: [0.97, 0.985, 0.98], mirror: 0.05, roughness: 0 },
    'facade-glass': { colour: [0.62, 0.69, 0.71], mirror: 0.2, roughness: 0 },
    mirror: { colour: [0.86, 0.88, 0.88], mirror: 0.86, roughness: 0 },
    ceramic: { colour: [0.82, 0.82, 0.81], mirror: 0.05, roughness: 0.06 },
    screen: { colour: [0.012, 0.013, 0.015], mirror: 0.05, roughness: 0.05 },
    black: { colour: [0.02, 0.02, 0.021], mirror: 0.03, roughness: 0.4 },
    paper: { colour: [0.8, 0.78, 0.74] },
    book: { colour: mixed(pick(palette.accents, 0), c.second, 0.4) },
    'book-second': { colour: mixed(pick(palette.accents, 1), c.wall, 0.5) },
    'book-third': { colour: mixed(pick(palette.accents, 2), c.timber, 0.4) },
    picture: { colour: c.second, surface: painting(palettePaint(style, 0), seed) },
    'picture-second': { colour: c.second, surface: painting(palettePaint(style, 1), seed + 9) },
    'picture-third': { colour: c.second, surface: painting(palettePaint(style, 2), seed + 23) },
    'lamp-shade': { colour: [0.8, 0.76, 0.68], glow: scale(warm, 0.42 * lamp), through: 0.4 },
    'lamp-glow': { colour: [0.9, 0.9, 0.88], glow: scale([1, 0.86, 0.66], 2.2 * lamp) },
    'cove-glow': { colour: [0.9, 0.9, 0.88], glow: scale(warm, 1.1 * lamp) },
    neon: { colour: [0.6, 0.2, 0.6], glow: scale(saturated(pick(palette.accents, 0)), 3) },
    'neon-second': { colour: [0.2, 0.5, 0.6], glow: scale(saturated(pick(palette.accents, 1)), 3) },
    'window-glow': { colour: [0.5, 0.46, 0.4], glow: [1.5 * dim, 1.06 * dim, 0.62 * dim] },
    'window-dark': { colour: [0.035, 0.04, 0.045], glow: scale(warm, 0.2 * dim) },
    facade: { colour: c.wall, surface: createPlaster(c.wall, seed + 7) },
    'facade-second': { colour: c.second, surface: createPlaster(c.second, seed + 8) },
    siding: { colour: c.siding, surface: courses(c.siding, 0.14, seed) },
    masonry: {
      colour: c.stone,
      surface: createFloorTiles(c.stone, { width: 0.62, height: 0.31, offsetU: 0, offsetV: 0 }, seed + 9),
    },
    brick: { colour: linearFromHex('#94604a'), surface: brickWall(linearFromHex('#94604a'), seed) },
    concrete: { colour: scale(c.stone, 0.92), surface: createPlainFloor(scale(c.stone, 0.92), seed + 10) },
    roof: { colour: c.roof, surface: courses(c.roof, 0.3, seed + 1) },
    paving: {
      colour: lighten(c.stone, 0.6),
      surface: createFloorTiles(
        lighten(c.stone, 0.6),
        { width: 1.2, height: 0.6, offsetU: 0, offsetV: 0 },
        seed + 11,
      ),
    },
    'paving-second': {
      colour: scale(c.stone, 0.75),
      surface: createFloorTiles(
        scale(c.stone, 0.75),
        { width: 0.4, height: 0.2, offsetU: 0, offsetV: 0 },
        seed + 12,
      ),
    },
    stone: { colour: c.stone, surface: createPlainFloor(c.stone, seed + 13) },
    asphalt: { colour: [0.07, 0.072, 0.075], surface: createPlainFloor([0.07, 0.072, 0.075], seed) },
    gravel: { colour: [0.42, 0.4, 0.36], surface: pebbles([0.42, 0.4, 0.36], 0.05, seed), soaks: true },
    grass: { colour: [0.088, 0.128, 0.042], surface: lawn([0.088, 0.128, 0.042], seed), soaks: true },
    meadow: { colour: [0.125, 0.145, 0.06], surface: lawn([0.125, 0.145, 0.06], seed + 1), soaks: true },
    soil: { colour: [0.1, 0.075, 0.055], surface: pebbles([0.1, 0.075, 0.055], 0.08, seed), soaks: true },
    water: { colour: [0.02, 0.045, 0.048], mirror: 0.06, roughness: 0, ripple: 0.05 },
    pool: { colour: [0.09, 0.33, 0.38], mirror: 0.05, roughness: 0, ripple: 0.05 },
    leaf: { colour: leaf, through: 0.45 },
    'leaf-second': { colour: [leaf[0] * 1.35, leaf[1] * 1.22, leaf[2] * 0.9], through: 0.45 },
    'leaf-third': { colour: scale(leaf, 0.62), through: 0.4 },
    flower: { colour: lighten(saturated(pick(palette.accents, 1)), 0.65), through: 0.2 },
    deck: {
      colour: c.timber,
      surface: createFloorBoards(c.timber, { width: 0.14, length: 3.2, offset: 0 }, seed + 14),
      mirror: 0.02,
      roughness: 0.5,
    },
    trunk: { colour: [0.12, 0.085, 0.06], surface: createWoodGrain([0.12, 0.085, 0.06], seed) },
    pot: { colour: mixed(c.second, c.stone, 0.5) },
    figure: { colour: [0.2, 0.21, 0.23] },
    'figure-second': { colour: [0.45, 0.42, 0.4] },
    car: { colour: [0.4, 0.42, 0.44], mirror: 0.06, roughness: 0.1 },
    tyre: { colour: [0.02, 0.02, 0.02] },
    food: { colour: linearFromHex('#c98d3f') },
  };
  const materials = materialLooks(style, form, (name) => looks[name].colour, seed);
  return FINISH_NAMES.map((name) => {
    const look: Look = materials.get(name) ?? looks[name];
    return {
      class: CLASS_OF[name] ?? 'furniture',
      albedo: look.colour,
      mirror: look.mirror ?? 0,
      roughness: look.roughness ?? 1,
      ...(look.surface === undefined ? {} : { surface: look.surface }),
      ...(look.glow === undefined ? {} : { glow: look.glow }),
      ...(look.through === undefined ? {} : { through: look.through }),
      ...(look.soaks === undefined ? {} : { soaks: look.soaks }),
      ...(look.ripple === undefined ? {} : { ripple: look.ripple }),
    };
  });
}

const CLASS_OF: Readonly<Partial<Record<FinishName, SolidClass>>> = {
  floor: 'floor',
  door: 'door',
  'floor-wet': 'floor',
  wall: 'wall',
  'wall-second': 'wall',
  'feature-wall': 'wall',
  'wall-tile': 'wall',
  facade: 'wall',
  'facade-second': 'wall',
  siding: 'wall',
  masonry: 'wall',
  brick: 'wall',
  concrete: 'wall',
  stone: 'wall',
  trim: 'wall',
  ceiling: 'ceiling',
  joinery: 'joinery',
  'joinery-second': 'joinery',
  worktop: 'joinery',
  fabric: 'furniture',
  bedding: 'textile',
  rug: 'textile',
  'rug-border': 'textile',
  curtain: 'textile',
  sheer: 'textile',
  frame: 'window',
  glass: 'window',
  'facade-glass': 'window',
  'window-glow': 'window',
  'window-dark': 'window',
  roof: 'roof',
  'lamp-shade': 'lamp',
  'lamp-glow': 'lamp',
  'cove-glow': 'lamp',
  neon: 'lamp',
  'neon-second': 'lamp',
  paving: 'ground',
  deck: 'ground',
  'paving-second': 'ground',
  asphalt: 'ground',
  gravel: 'ground',
  grass: 'ground',
  meadow: 'ground',
  soil: 'ground',
  water: 'water',
  pool: 'water',
  leaf: 'plant',
  'leaf-second': 'plant',
  'leaf-third': 'plant',
  flower: 'plant',
  trunk: 'plant',
  figure: 'person',
  'figure-second': 'person',
  car: 'vehicle',
  tyre: 'vehicle',
  picture: 'decoration',
  'picture-second': 'decoration',
  'picture-third': 'decoration',
  pot: 'decoration',
  accent: 'decoration',
  'accent-second': 'decoration',
  'accent-third': 'decoration',
  book: 'decoration',
  'book-second': 'decoration',
  'book-third': 'decoration',
  mirror: 'decoration',
  paper: 'decoration',
  food: 'decoration',
};

function palettePaint(style: StyleSpec, k: number): readonly Rgb[] {
  const { palette } = style;
  const list = [
    palette.walls[0],
    palette.accents[k % 3],
    palette.fabrics[k % 3],
    palette.accents[(k + 1) % 3],
  ];
  return list.map((hex) => linearFromHex(hex ?? palette.walls[1]));
}

function scale(c: Rgb, k: number): Rgb {
  return [Math.min(0.9, c[0] * k), Math.min(0.9, c[1] * k), Math.min(0.9, c[2] * k)];
}

function neutral(c: Rgb, share: number): Rgb {
  const grey = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  return mixed(c, [grey, grey, grey], share);
}

function mixed(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The hue of a colour at an OKLab lightness of at least `lightness`. */
function lighten(c: Rgb, lightness: number): Rgb {
  const [l, a, b] = linearToOklab(c);
  if (l >= lightness) return c;
  return scale(
    oklabToLinear([lightness, a * 0.7, b * 0.7]).map((v) => Math.max(0.01, v)) as unknown as Rgb,
    1,
  );
}

function saturated(c: Rgb): Rgb {
  const most = Math.max(...c, 1e-3);
  return c.map((v) => (v / most) ** 1.7) as unknown as Rgb;
}
