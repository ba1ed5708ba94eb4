import {
  type BitMask,
  createPlane,
  createRaster,
  type LabelMap,
  type Plane,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import {
  type Homography,
  multiplyHomographies,
  type QuadCorners,
} from '@plumbline/imaging/warp/homography.ts';
import { quadSurface } from '@plumbline/imaging/warp/quad-surface.ts';
import { TileSampler } from '@plumbline/imaging/warp/tile-in-quad.ts';
import { type StageClock, startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type ColourPlanes, decodeColour, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { createPlanePoint, locateOnPlane, type PlaneView } from '@plumbline/materials/plane-view.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { estimateLight, type SurfaceLight } from '../view/estimate-light.ts';
import { cornersOfMask } from '../view/mask-corners.ts';
import { markForeign } from '../view/mark-foreign.ts';
import { paperLevel } from './paper-level.ts';
import { type PictureView, viewPicture } from '../view/picture-view.ts';
import { placePlane } from './place-plane.ts';
import { type PieceKind, splitPlanes } from '../view/split-planes.ts';
import { splitLight } from '../view/split-light.ts';
import { thingsInWall } from './things-in-wall.ts';
import { prepareTile, type SurfaceMaterial } from './surface-tile.ts';

export interface MaterialChange {
  /** What is laid on a piece of the mask; undefined leaves it as it is. */
  readonly materialOf: (kind: PieceKind) => SurfaceMaterial | undefined;
  readonly kind: ImageKind;
  readonly space: Space;
  /** Corners of a rectangle on the surface in pixels of the base, usable; absent: planes are recovered. */
  readonly quad?: QuadCorners;
  readonly tileWidthMm?: number;
  /** Degrees on the surface, counter-clockwise. */
  readonly rotation: number;
  /** Whether the base's light and shade stay. */
  readonly keepLight: boolean;
  readonly seed: number;
}

export interface ChangedMaterial {
  /** RGB, of the base's size; what lies outside the mask is not to be looked at. */
  readonly picture: Raster;
  readonly confidence: number;
  readonly timings: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  /** How the plane was found. */
  readonly method: 'quad' | 'camera' | 'outline' | 'assumed-ground' | 'frontal';
}

/** Painted at least so much of a pixel of the reading size counts as inside. */
const INSIDE = 24;
/**
 * Light on a surface is kept between these factors of its usual light; what shines more is laid over as a reflection: inside from
 * lamps and windows, outside the sun lies on things in patches. */
const DARKEST = 0.06;
const SHINE: Readonly<Record<Space, number>> = { interior: 2.2, exterior: 5 };
/** A reflection on another material is seen to this share. */
const REFLECTED = 0.7;
/** Lines of a model are pixels this much darker than the surface around them. */
const LINE = 0.62;

/**
 * Lays another material on what is painted, in its real size, under the light that the picture shows there.
 *
 * @param base RGB @param weights of its size; more than 0 somewhere
 * @returns undefined for an unknown material of the library
 * @throws the reason of the context's signal once it is aborted
 */
export function changeMaterial(
  base: Raster,
  weights: BitMask,
  change: MaterialChange,
  context: RenderContext,
): ChangedMaterial | undefined {
  const clock = startStages(context);
  clock.next('surfaces', 0);
  const view = viewPicture(base, change.kind, change.space);
  clock.check();
  const mask = shrinkWeights(weights, view.picture.width, view.picture.height);
  const { labels, pieces, method, notes } = findPieces(base, view, mask, change);
  clock.next('light', 0.3);
  const colour = decodeColour(view.picture);
  const luminance = linearLuminance(colour);
  const laid = pieces.map((piece, k) => lightPiece(piece, k + 1, labels, colour, luminance, change));
  clock.next('materials', 0.4);
  // Pixels at the mask's border lie in no labelled pixel of the reading size.
  const everywhere = spreadLabels(labels);
  const picture = createRaster(base.width, base.height, 3);
  picture.data.set(base.data);
  for (const [k, piece] of laid.entries()) {
    const material = change.materialOf(piece.kind);
    if (material === undefined) continue;
    const tile = prepareTile(material, {
      ...(change.tileWidthMm === undefined ? {} : { tileWidthMm: change.tileWidthMm }),
      mmPerPixel: finestPixel(piece.toSurface, labels, k + 1, view.scale),
      seed: change.seed,
    });
    if (tile === undefined) return undefined;
    clock.check();
    const sampler = new TileSampler(tile.texture, {
      toSurface: piece.toSurface,
      tileWidth: tile.tileWidthMm,
      rotation: change.rotation,
    });
    paintPiece(picture, base, weights, everywhere, k + 1, pieces.length, sampler, piece, clock);
    context.progress(0.4 + (0.6 * (k + 1)) / laid.length, 'materials');
  }
  const sure = view.camera === null ? 0.4 : Math.min(0.95, 0.4 + 0.6 * view.camera.support);
  return {
    picture,
    confidence: method === 'quad' ? 0.95 : sure,
    timings: clock.finish(),
    notes,
    method,
  };
}

interface Piece {
  readonly kind: PieceKind;
  /** Pixels of the base to millimetres. */
  readonly toSurface: Homography;
}

interface FoundPieces {
  readonly labels: LabelMap;
  readonly pieces: readonly Piece[];
  readonly method: ChangedMaterial['method'];
  readonly notes: readonly string[];
}

function findPieces(base: Raster, view: PictureView, mask: BitMask, { quad }: MaterialChange): FoundPieces {
  if (quad !== undefined) {
    const given = pieceOfCorners(base, mask, quad);
    if (given) return { ...given, method: 'quad' };
  }
  const { labels, kinds } = splitPlanes(view, mask);
  if (kinds.every((kind) => kind === 'front') && !isDrawn(view.kind)) {
    // An outline of four corners tells a surface's perspective as well as a person who sets them.
    const corners = cornersOfMask(mask)?.map(({ x, y }) => ({ x: x / view.scale, y: y / view.scale }));
    const outlined = corners && pieceOfCorners(base, mask, corners as unknown as QuadCorners);
    if (outlined) return { ...outlined, method: 'outline' };
  }
  const placed = kinds.map((kind, k) => ({ kind, ...placePlane(view, kind, labels, k + 1) }));
  const first = (kinds[0] ?? 'front') as PieceKind;
  return {
    labels,
    pieces: placed.map(({ kind, plane }) => ({ kind, toSurface: fromBase(plane, view.scale) })),
    method: first === 'front' ? 'frontal' : first === 'assumed-floor' ? 'assumed-ground' : 'camera',
    notes: placed.map(({ kind, scaleFrom }) => `surface: ${kind}, scale by ${scaleFrom}`),
  };
}

function pieceOfCorners(
  base: Raster,
  mask: BitMask,
  corners: QuadCorners,
): Omit<FoundPieces, 'method'> | undefined {
  const surface = quadSurface(corners, base);
  if (!surface) return undefined;
  const { toSurface, facing, widthMm, heightMm } = surface;
  return {
    labels: { ...mask, data: Int32Array.from(mask.data), count: 1 },
    pieces: [{ kind: facing === 'level' ? 'floor' : 'front', toSurface }],
    notes: [`surface: by four corners, ${facing}, ${Math.round(widthMm)} × ${Math.round(heightMm)} mm`],
  };
}

/** From the centres of the base's pixels instead of the numbers of the view's. */
function fromBase({ matrix }: PlaneView, scale: number): Homography {
  return multiplyHomographies(matrix as unknown as Homography, [scale, 0, -0.5, 0, scale, -0.5, 0, 0, 1]);
}

interface LitPiece extends Piece {
  /** Light over the usual light, at the size of the view's picture; null: as it is at each pixel of a drawing. */
  readonly shade: Plane;
  readonly level: number;
  readonly light: SurfaceLight;
  readonly keepLight: boolean;
  /** Lines of the base stay over the material: all of its ink, only dark strokes, or none. */
  readonly lines: 'ink' | 'strokes' | 'none';
  readonly shine: number;
  /** What stands before the surface or is let into it, 0…1: it stays. */
  readonly foreign: Plane | undefined;
}

function lightPiece(
  piece: Piece,
  label: number,
  labels: LabelMap,
  colour: ColourPlanes,
  luminance: Float32Array,
  { kind, space, keepLight }: MaterialChange,
): LitPiece {
  const { width, height } = labels;
  const inside = Uint8Array.from(labels.data, (l) => (l === label ? 1 : 0));
  if (isDrawn(kind)) {
    const shade = createPlane(width, height);
    shade.data.fill(1);
    const light = { strength: 1, tint: [1, 1, 1] } as const;
    return {
      ...piece,
      shade,
      level: paperLevel(luminance, inside),
      light,
      keepLight: false,
      lines: 'ink',
      shine: SHINE[space],
      foreign: undefined,
    };
  }
  const wall = piece.kind.startsWith('wall') || piece.kind === 'front';
  const own = markForeign(colour, luminance, inside, wall && space === 'interior');
  const { shade, level } = splitLight(colour, luminance, inside, own);
  const light = estimateLight(colour, luminance, inside, level, { kind: piece.kind, space });
  const lines = kind === 'su' || kind === 'white' ? 'strokes' : 'none';
  const foreign = lines === 'none' && wall ? thingsInWall(colour, luminance, inside, own) : undefined;
  return { ...piece, shade, level, light, keepLight, lines, shine: SHINE[space], foreign };
}

function paintPiece(
  out: Raster,
  base: Raster,
  { data: weights, width, height }: BitMask,
  labels: LabelMap,
  label: number,
  count: number,
  material: TileSampler,
  { shade, level, light, keepLight, lines, shine: most, foreign }: LitPiece,
  clock: StageClock,
): void {
  const { strength, tint } = light;
  const scaleX = labels.width / width;
  const scaleY = labels.height / height;
  for (let y = 0; y < height; y++) {
    if (y % 32 === 0) clock.check();
    const v = (y + 0.5) * scaleY - 0.5;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (weights[i] === 0) continue;
      const u = (x + 0.5) * scaleX - 0.5;
      if (count > 1 && labelAt(labels, u, v, count) !== label) continue;
      if (!material.read(x + 0.5, y + 0.5)) continue;
      const relative = keepLight ? readBilinear(shade, u, v) : 1;
      let gain = strength * clamp(relative, DARKEST, most);
      const shine = REFLECTED * level * Math.max(0, relative - most);
      const p = 3 * i;
      if (lines !== 'none') {
        const own =
          (0.2126 * (LINEAR_OF_BYTE[base.data[p] as number] as number) +
            0.7152 * (LINEAR_OF_BYTE[base.data[p + 1] as number] as number) +
            0.0722 * (LINEAR_OF_BYTE[base.data[p + 2] as number] as number)) /
          Math.max(0.01, level * relative);
        gain *= lines === 'ink' ? Math.min(1, own) : own < LINE ? own / LINE : 1;
      }
      const laid = foreign ? 1 - readBilinear(foreign, u, v) : 1;
      if (laid === 0) continue;
      const kept = 1 - laid;
      const red = linearToSrgbFast(shoulder(material.red * gain * tint[0] + shine * tint[0]));
      const green = linearToSrgbFast(shoulder(material.green * gain * tint[1] + shine * tint[1]));
      const blue = linearToSrgbFast(shoulder(material.blue * gain * tint[2] + shine * tint[2]));
      out.data[p] = laid * 255 * red + kept * (base.data[p] as number);
      out.data[p + 1] = laid * 255 * green + kept * (base.data[p + 1] as number);
      out.data[p + 2] = laid * 255 * blue + kept * (base.data[p + 2] as number);
    }
  }
}

/** Light above this is pressed together, so that it does not clip. */
const KNEE = 0.8;

function shoulder(v: number): number {
  return v <= KNEE ? v : KNEE + (1 - KNEE) * Math.tanh((v - KNEE) / (1 - KNEE));
}

/** The label that most of the four pixels around a point have, by their nearness; unlabelled ones count for none. */
function labelAt({ width, height, data }: LabelMap, u: number, v: number, count: number): number {
  const x0 = clamp(Math.floor(u), 0, width - 1);
  const y0 = clamp(Math.floor(v), 0, height - 1);
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = clamp(u - x0, 0, 1);
  const fy = clamp(v - y0, 0, 1);
  const a = data[y0 * width + x0] as number;
  const b = data[y0 * width + x1] as number;
  const c = data[y1 * width + x0] as number;
  const d = data[y1 * width + x1] as number;
  let best = 1;
  let most = -1;
  for (let label = 1; label <= count; label++) {
    const sum =
      (a === label ? (1 - fx) * (1 - fy) : 0) +
      (b === label ? fx * (1 - fy) : 0) +
      (c === label ? (1 - fx) * fy : 0) +
      (d === label ? fx * fy : 0);
    if (sum > most) {
      most = sum;
      best = label;
    }
  }
  return best;
}

/** Fewest millimetres that a pixel of the base covers on a piece. */
function finestPixel(toSurface: Homography, { data, width }: LabelMap, label: number, scale: number): number {
  const at = createPlanePoint();
  let finest = Infinity;
  for (let p = 0; p < data.length; p += 7) {
    if (data[p] !== label) continue;
    const x = ((p % width) + 0.5) / scale;
    const y = (Math.floor(p / width) + 0.5) / scale;
    if (!locateOnPlane({ matrix: toSurface }, x, y, at)) continue;
    finest = Math.min(finest, Math.hypot(at.ux, at.vx), Math.hypot(at.uy, at.vy));
  }
  return Number.isFinite(finest) ? Math.max(0.05, finest) : 1;
}

/** Which pixels of the reading size are painted; the nearest to the mask's strongest pixel where it is smaller than one. */
function shrinkWeights({ width, height, data }: BitMask, toWidth: number, toHeight: number): BitMask {
  const out = new Uint8Array(toWidth * toHeight);
  for (let y = 0; y < height; y++) {
    const row = Math.min(toHeight - 1, Math.floor(((y + 0.5) * toHeight) / height)) * toWidth;
    for (let x = 0; x < width; x++)
      if ((data[y * width + x] as number) >= INSIDE)
        out[row + Math.min(toWidth - 1, Math.floor(((x + 0.5) * toWidth) / width))] = 1;
  }
  if (!out.includes(1)) out[faintest(data, width, height, toWidth, toHeight)] = 1;
  return { width: toWidth, height: toHeight, data: out };
}

function faintest(
  data: Uint8Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): number {
  const at = data.findIndex((weight) => weight > 0);
  const x = Math.floor(((at % width) * toWidth) / width);
  const y = Math.floor((Math.floor(at / width) * toHeight) / height);
  return y * toWidth + x;
}
