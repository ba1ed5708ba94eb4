import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { dilate, erode } from '@plumbline/imaging/morphology.ts';
import { type BitMask, createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { HexColour } from '@plumbline/atmosphere/style-spec.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';
import { type Backdrop, SKY_FOUND } from '../read/find-backdrop.ts';
import { lineExponent } from './line-exponent.ts';
import { modelLight } from './model-light.ts';
import { applyToneCurve, fitToneCurve } from './model-tones.ts';
import { type Ground, type GroundKind, groundColour, groundOf } from './paint-ground.ts';
import { ownColour } from './own-colour.ts';
import { layModel, type LaidModel } from './laid-model.ts';
import type { ModelStrokes } from '../../drawing/model-strokes.ts';
import type { RegionTable } from '../read/region-table.ts';
import { reflectSky } from './reflect-sky.ts';
import { type ModelShade, shadeModel } from './shade-model.ts';
import { createTint, type Tint, tintTone } from './tint-surface.ts';
import { drawnGround } from './drawn-ground.ts';
import type { HeardSetting } from '../read/heard-setting.ts';
import { upperTone } from '../read/upper-tone.ts';

export interface ExteriorScene {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly labels: LabelMap;
  readonly regions: RegionTable;
  readonly strokes: ModelStrokes;
  readonly clay: boolean;
  readonly roles: Uint8Array;
  readonly backdrop: Backdrop;
  /** Of a coloured drawing. */
  readonly setting?: HeardSetting;
}

/** Most that a painted picture is brightened: its tones are its author's. */
const PAINTED_GAIN = 1.15;
/** Light that is left of painted ground in the shade, 0…1: its author has shaded it already. */
const DRAWN_SHADE = 0.3;

/** Pixels from the backdrop within which it is mixed into the edge of the building. */
const FRINGE = 4;
const PLANTS = '#8c9a74';
/** Display tones of ground that nothing shades: paper has it at most, and a dark backdrop is not told from its shade below. */
const PAPER_TONE = 0.96;
const DARKEST_BACKDROP = 0.15;
/** What is left of the light in ink on plain ground that is too faint for a line: what compression leaves around strokes. */
const FAINT = 0.85;
/** How much of its light a board has lost far from the model, and how far that is, by the picture's longer side. */
const BOARD_FALL = 0.16;
const BOARD_FAR = 0.45;
/** By how much the green of a backdrop outdoes its other channels that shows a lawn. */
const GRASS = 0.03;
/** Nearer to the sky than the ground is, and so whiter than its snow. */
const SNOW_ON_ROOFS = '#f1f4f8';
/** On paths, which are walked or cleared. */
const SNOW_DUST = linearFromHex('#e4ebf3');

/** Paints building and ground in plain daylight, linear light; sky pixels stay black. */
export function paintExterior(
  scene: ExteriorScene,
  request: RenderRequest,
  trace: (ground: Rgb) => ModelShade | undefined,
): ColourPlanes {
  const { fill, lines, roles, backdrop } = scene;
  const { width, height } = lines;
  const lineStrength = lineExponent(request.cnStrength);
  const unit = Math.max(width, height) / 1024;
  const out = createColourPlanes(width, height);
  const building = roles.map((role) => (isBuilding(role) ? 1 : 0));
  const curve = fitToneCurve(fill, building, scene.setting === undefined ? undefined : PAINTED_GAIN);
  const ownGround = scene.setting && drawnGround(scene.setting, fill, request);
  const laid = layModel({ ...scene, horizonY: backdrop.horizonY }, request);
  const tints = tintsOf(scene, request, curve, laid);
  const pattern = createMaterialSample();
  const toBuilding = distanceTransform({ width, height, data: Uint8Array.from(building) }).data;
  const toSetting = distanceTransform(settingMask(roles, width, height)).data;
  const tones = withoutFringe(fill.light, backdrop, toSetting);
  const toGround = distanceTransform(groundMask(roles, width, height)).data;
  const ground = groundUnder(request, backdrop, laid);
  const { kind } = ground;
  const groundWhite = groundWhites(scene);
  const shadows = darker(shadeModel(roles, scene.labels, request.atmosphere), trace(ground.colour));
  const shine = reflectSky(roles, scene.labels, request.seed).data;
  const contactAt = (i: number): number => 1 - 0.42 * Math.exp(-(toBuilding[i] as number) / (11 * unit));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const role = roles[i] as ExteriorRole;
      if (role === ExteriorRole.sky) continue;
      const base = tones[i] as number;
      let colour: Rgb;
      let light = 1;
      if (ownGround !== undefined && (role === ExteriorRole.ground || role === ExteriorRole.path)) {
        colour = ownGround(x, y);
        light = contactAt(i) * (DRAWN_SHADE + (1 - DRAWN_SHADE) * (shadows.sun.data[i] as number));
      } else if (role === ExteriorRole.ground) {
        const shade = Math.min(1.12, base / (groundWhite[y] as number)) ** 2;
        // Snow scatters light into its own shade.
        const lit = kind === 'snow' ? 0.35 + 0.65 * Math.min(0.95, shade) : shade;
        colour = groundColour(ground, x, y, backdrop.horizonY, unit, request.seed);
        light = (0.12 + 0.88 * lit) * contactAt(i) * (shadows.sun.data[i] as number);
        if (kind === 'board')
          light *= 1 - BOARD_FALL * smoothstep(0, BOARD_FAR * 1024 * unit, toBuilding[i] as number);
      } else {
        const tone = applyToneCurve(curve, base);
        const tint = tints[role];
        colour = tint === undefined ? ownColour(fill, i, tone, base) : tintTone(tint, tone);
        if (scene.clay) {
          // The tints that sky and ground lend to clay are what keeps it from looking like paper.
          const own = ownColour(fill, i, tone, base);
          colour =
            role === ExteriorRole.path
              ? paler(own)
              : tint === undefined
                ? colour
                : blendColours(colour, own, 0.4);
        }
        const near = Math.exp(-(toGround[i] as number) / (26 * unit));
        // Light falls from above: what stands on the ground darkens towards it, unless snow throws it back.
        const foot = 1 + (kind === 'snow' ? 0.1 : -0.16) * near;
        if (kind === 'snow' && role === ExteriorRole.path) colour = blendColours(colour, SNOW_DUST, 0.22);
        light = foot * (1 + 0.03 * (valueNoise(x / (2.1 * unit), y / (2.1 * unit), request.seed) - 0.5));
        // Clay that was traced has its own shade; a viewport has none.
        if (!scene.clay && role !== ExteriorRole.path) light *= shadows.sky.data[i] as number;
        colour = modelLight(colour, tone, request);
        if (role === ExteriorRole.glass) {
          const k = shine[i] as number;
          colour = [colour[0] * k, colour[1] * k, colour[2] * k];
        }
      }
      const covered =
        (role === ExteriorRole.ground && kind !== 'paving') ||
        (role === ExteriorRole.roof && kind === 'snow');
      if (!covered && laid.patternOf(scene.labels.data[i] as number, role)?.(x, y, pattern))
        colour = [colour[0] * pattern.r, colour[1] * pattern.g, colour[2] * pattern.b];
      const line = lines.data[i] as number;
      const ink = (role === ExteriorRole.ground ? Math.min(1, line / FAINT) : line) ** lineStrength;
      out.r[i] = colour[0] * light * ink;
      out.g[i] = colour[1] * light * ink;
      out.b[i] = colour[2] * light * ink;
    }
  }
  return out;
}

/** The shade that is guessed by outlines, and where the model stands that which was traced: of the ground that alone, of the model whichever is darker. */
function darker(guessed: ModelShade, traced: ModelShade | undefined): ModelShade {
  if (traced === undefined) return guessed;
  const { data } = guessed.sky;
  return {
    sun: traced.sun,
    sky: { ...guessed.sky, data: data.map((light, i) => Math.min(light, traced.sky.data[i] as number)) },
  };
}

function blendColours(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Clay terrain shows the tint of the light, not a colour of its own. */
function paler([r, g, b]: Rgb): Rgb {
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [light + (r - light) * 0.55, light + (g - light) * 0.55, light + (b - light) * 0.55];
}

function isBuilding(role: number): boolean {
  return role !== ExteriorRole.sky && role !== ExteriorRole.ground && role !== ExteriorRole.path;
}

/**
 * Tones without what the backdrop has mixed into the smoothed edge of the building: next to light paper a pixel is no lighter than the darkest
 * close by, and next to a dark backdrop no darker than the lightest, or the building would be ringed once the backdrop is gone.
 */
function withoutFringe(light: Plane, { empty, rows }: Backdrop, toSetting: Float32Array): Float32Array {
  if (!empty) return light.data;
  const darkest = erode(light, FRINGE).data;
  const lightest = dilate(light, FRINGE).data;
  return light.data.map((tone, i) => {
    const d = toSetting[i] as number;
    if (d === 0 || d > FRINGE) return tone;
    const low = 1.04 * (darkest[i] as number);
    const high = 0.96 * (lightest[i] as number);
    const behind = rows === undefined ? 1 : (rows[3 * Math.floor(i / light.width) + 1] as number);
    return behind > tone ? Math.min(tone, low) : Math.max(tone, high);
  });
}

function settingMask(roles: Uint8Array, width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) mask.data[i] = isBuilding(roles[i] as number) ? 0 : 1;
  return mask;
}

function groundMask(roles: Uint8Array, width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) {
    mask.data[i] = roles[i] === ExteriorRole.ground || roles[i] === ExteriorRole.path ? 1 : 0;
  }
  return mask;
}

/** Open ground of the surroundings, or the style's paving. */
function groundUnder(request: RenderRequest, backdrop: Backdrop, laid: LaidModel): Ground {
  const ground = groundOf(groundKind(request, backdrop), request.environment);
  if (ground.kind !== 'paving') return ground;
  return { ...ground, colour: laid.dye(ExteriorRole.ground, ground.colour) };
}

function groundKind(request: RenderRequest, backdrop: Backdrop): GroundKind {
  if (request.atmosphere === 'snow') return 'snow';
  if (request.environment === 'city-street') return 'paving';
  if (request.environment !== undefined) return 'lawn';
  if (backdrop.empty && backdrop.horizonY < 0 && !isGrass(backdrop)) return 'board';
  return backdrop.empty || backdrop.confidence > SKY_FOUND ? 'lawn' : 'paving';
}

/** A backdrop of its own green is the lawn that the model stands on. */
function isGrass({ rows }: Backdrop): boolean {
  if (rows === undefined) return false;
  const at = rows.length - 3;
  const [r, g, b] = [rows[at] as number, rows[at + 1] as number, rows[at + 2] as number];
  return g > Math.max(r, b) + GRASS;
}

function tintsOf(
  scene: ExteriorScene,
  request: RenderRequest,
  curve: Parameters<typeof applyToneCurve>[0],
  laid: LaidModel,
): Partial<Record<ExteriorRole, Tint>> {
  const { palette } = request.style;
  const snow = request.atmosphere === 'snow';
  // The closer the result should stay to the base, the less a material changes its tones.
  const k = 1.3 - 0.9 * request.similarity;
  const reference = (role: ExteriorRole): number =>
    applyToneCurve(curve, upperTone(scene.fill.light, scene.roles, role));
  const dyed = (role: ExteriorRole, hex: HexColour, adoption: number, saturation: number): Tint =>
    createTint(laid.dye(role, linearFromHex(hex)), reference(role), adoption * k, saturation);
  const { roof, wallLight, wallMiddle, wallDark } = ExteriorRole;
  return {
    [roof]: snow ? createTint(SNOW_ON_ROOFS, reference(roof), 0.9, 0.42) : dyed(roof, palette.roof, 0.8, 0.5),
    [wallLight]: dyed(wallLight, palette.walls[0], 0.4, 0.42),
    [wallMiddle]: dyed(wallMiddle, palette.walls[1], 0.3, 0.3),
    [wallDark]: dyed(wallDark, palette.metal, 0.2, 0.3),
    [ExteriorRole.plants]: createTint(snow ? '#c9d0cf' : PLANTS, reference(ExteriorRole.plants), 0.3, 0.45),
    [ExteriorRole.glass]: createTint(palette.glass, reference(ExteriorRole.glass), 0.1, 0.4),
  };
}

/** The tone of ground that nothing shades, by row. */
function groundWhites(scene: ExteriorScene): Float32Array {
  const { rows, empty } = scene.backdrop;
  const whites = new Float32Array(scene.lines.height);
  if (!empty)
    return whites.fill(Math.max(0.25, upperTone(scene.fill.light, scene.roles, ExteriorRole.ground)));
  if (rows === undefined) return whites.fill(PAPER_TONE);
  return whites.map((_, y) => {
    const tone =
      0.299 * (rows[3 * y] as number) +
      0.587 * (rows[3 * y + 1] as number) +
      0.114 * (rows[3 * y + 2] as number);
    return Math.max(DARKEST_BACKDROP, Math.min(PAPER_TONE, tone));
  });
}
