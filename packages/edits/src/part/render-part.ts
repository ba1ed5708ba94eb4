import { type BitMask, createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp, mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { isDrawn } from '@plumbline/scene/image-kind/is-drawn.ts';
import { render } from '@plumbline/scene/render/render.ts';
import { type RenderContext, type RenderOutcome, within } from '@plumbline/imaging/tiles/render-context.ts';
import type { RenderRequest } from '@plumbline/scene/render-request.ts';
import type { Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import { eachPixel, enlargeWithDetail, gradeLike, linear } from '../material/carry-over.ts';
import { changeMaterial } from '../material/change-material.ts';
import type { PieceKind } from '../view/split-planes.ts';

export interface PartRequest {
  /** As for a render of the whole; its `maxEdge` and `mask` are not looked at. */
  readonly scene: RenderRequest;
  /** Materials that someone asked for by style or words, by role; laid on surfaces of a photo. */
  readonly materials: Readonly<Partial<Record<SurfaceRole, string>>>;
}

/** Longest edge that the whole picture is rendered at. */
const WORKING_EDGE = 1280;
/** Share of the time that laying materials on a photo takes. */
const LAYING = 0.3;
/** The border takes on this much of its surroundings' tone, the middle that much less, over a share of the longest side. */
const BORDER_TONE = 0.8;
const MIDDLE_TONE = 0.15;
/** No more than this logarithm, or a window beside a wall would pass for their tone. */
const MOST_SHIFT = 0.9;
/** How far the tone of the border is spread, as shares of the longest side, from far to near. */
const SPREADS = [0.25, 0.07, 0.02];
/** Times the likeness to the base that was asked for. */
const TOWARDS_BASE = 1.2;
const BORDER = 0.03;
const FADE = 0.13;

const ROLES: Readonly<Record<Space, Readonly<Partial<Record<PieceKind, SurfaceRole>>>>> = {
  interior: {
    floor: 'floor',
    'assumed-floor': 'floor',
    ceiling: 'ceiling',
    'wall-0': 'wall',
    'wall-2': 'wall',
  },
  exterior: {
    floor: 'paving',
    'assumed-floor': 'paving',
    slope: 'roof',
    'wall-0': 'facade',
    'wall-2': 'facade',
  },
};

/**
 * Renders a part of a picture as a render of the whole would show it, at the base's own size, its tone drawn towards that of
 * its surroundings. Drawings and models are rendered; of a photo the surfaces are given the asked materials and its own pixels
 * the asked light. Detail finer than the working size comes from the base.
 *
 * @param base RGB @param weights more than 0 somewhere
 * @returns RGB of the base's size; what lies outside the mask is not to be looked at
 * @throws the reason of the context's signal once it is aborted, and what a render refuses
 */
export function renderPart(
  base: Raster,
  weights: BitMask,
  { scene, materials }: PartRequest,
  context: RenderContext,
): RenderOutcome {
  const { mask: _mask, ...whole } = scene;
  const photographic = scene.kind === 'photo' || scene.kind === 'colour' || scene.kind === 'wash';
  const laid = photographic
    ? layMaterials(base, weights, scene, materials, within(context, 0, LAYING))
    : undefined;
  const rendered = render(
    base,
    { ...whole, maxEdge: Math.min(WORKING_EDGE, Math.max(base.width, base.height)) },
    within(context, photographic ? LAYING : 0, 0.95),
  );
  context.signal.throwIfAborted();
  const small = resizeArea(base, rendered.picture.width, rendered.picture.height);
  const picture = photographic
    ? gradeLike(laid?.picture ?? base, small, rendered.picture)
    : enlargeWithDetail(base, small, rendered.picture);
  if (!isDrawn(scene.kind)) settleBorder(picture, base, weights, scene.similarity);
  context.progress(1, 'compose');
  return { ...rendered, picture, notes: [...(laid?.notes ?? []), ...rendered.notes] };
}

function layMaterials(
  base: Raster,
  weights: BitMask,
  { kind, space, seed }: RenderRequest,
  materials: PartRequest['materials'],
  context: RenderContext,
): { readonly picture: Raster; readonly notes: readonly string[] } | undefined {
  const known = Object.keys(materials).length > 0;
  if (!known) return undefined;
  return changeMaterial(
    base,
    weights,
    {
      materialOf: (piece) => {
        const role = ROLES[space][piece];
        const id = role === undefined ? undefined : materials[role];
        return id === undefined ? undefined : { id };
      },
      kind,
      space,
      rotation: 0,
      keepLight: true,
      seed,
    },
    context,
  );
}

/** Draws the tone of the painted part towards the base's at its border, more so the closer the result shall be to the base. */
function settleBorder(picture: Raster, base: Raster, weights: BitMask, similarity: number): void {
  const { width, height } = base;
  const size = fitWithin(width, height, 512);
  const outside = new Uint8Array(size.width * size.height);
  for (let y = 0, i = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, i++) {
      const at =
        Math.floor(((y + 0.5) * height) / size.height) * width + Math.floor(((x + 0.5) * width) / size.width);
      outside[i] = (weights.data[at] as number) === 0 ? 1 : 0;
    }
  if (!outside.includes(1)) return;
  const distance = distanceTransform({ ...size, data: outside });
  const longest = Math.max(size.width, size.height);
  const gains = gainsAtBorder(picture, base, distance, BORDER * longest, longest);
  const strength = TOWARDS_BASE * similarity;
  eachPixel(width, height, distance, (p, u, v) => {
    if (weights.data[p / 3] === 0) return;
    const inner = smoothstep(0, FADE * longest, readBilinear(distance, u, v));
    const k = mix(Math.max(BORDER_TONE, strength), MIDDLE_TONE * strength, inner);
    for (let c = 0; c < 3; c++)
      picture.data[p + c] =
        255 * linearToSrgbFast(linear(picture, p + c) * Math.exp(k * readBilinear(gains[c] as Plane, u, v)));
  });
}

/**
 * By how much the base is brighter than the picture along the inner border, per channel as a logarithm, spread from there over
 * the whole part: near a border it is that of the border nearby.
 */
function gainsAtBorder(
  picture: Raster,
  base: Raster,
  distance: Plane,
  reach: number,
  longest: number,
): readonly Plane[] {
  const { width, height } = distance;
  const ring = createPlane(width, height);
  const ratios = [0, 1, 2].map(() => createPlane(width, height));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const d = distance.data[i] as number;
      if (d === 0 || d > reach) continue;
      const p =
        3 *
        (Math.floor(((y + 0.5) * base.height) / height) * base.width +
          Math.floor(((x + 0.5) * base.width) / width));
      ring.data[i] = 1;
      ratios.forEach(({ data }, c) => {
        data[i] = clamp(
          Math.log((linear(base, p + c) + 0.01) / (linear(picture, p + c) + 0.01)),
          -MOST_SHIFT,
          MOST_SHIFT,
        );
      });
    }
  const spread = SPREADS.map((share) => Math.max(1, share * longest));
  const weights = spread.map((sigma) => gaussianBlur(ring, sigma).data);
  return ratios.map((ratio) => {
    const sums = spread.map((sigma) => gaussianBlur(ratio, sigma).data);
    const data = new Float32Array(width * height);
    for (let i = 0; i < data.length; i++) {
      // The widest first, the nearer ones over it as far as they know anything.
      let value = 0;
      for (let k = 0; k < spread.length; k++) {
        const w = (weights[k] as Float32Array)[i] as number;
        if (w < 1e-5) continue;
        const own = ((sums[k] as Float32Array)[i] as number) / w;
        value = k === 0 ? own : mix(value, own, smoothstep(0, 0.15, w));
      }
      data[i] = value;
    }
    return { width, height, data };
  });
}
