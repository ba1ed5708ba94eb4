import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createMaterialSample, type MaterialSampler } from '@plumbline/materials/material-sampler.ts';
import { prepareMaterial } from '@plumbline/materials/prepare-material.ts';
import type { SurfaceRole } from '@plumbline/atmosphere/style-spec.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { HeardRoom } from '../read/hear-room.ts';
import { InteriorRole } from '../read/interior-roles.ts';
import { TONES, upperTone } from '../read/upper-tone.ts';
import { type ClayRamp, clayRamp, LIGHTEST } from './clay-ramps.ts';
import { floorBounce } from './floor-bounce.ts';
import { floorPattern } from './floor-pattern.ts';
import { lineExponent } from './line-exponent.ts';
import { modelLight } from './model-light.ts';
import { applyToneCurve, fitToneCurve } from './model-tones.ts';
import { ownColour } from './own-colour.ts';
import type { InteriorScene } from './paint-interior.ts';

/** How much clay may be brightened. */
const MOST_GAIN = 1.25;
/** How far colours are adopted, to what their looks say, where nothing of the base's own is to stay, and what full similarity takes from that: at .5 it is 1. */
const ADOPTED = 1.3;
const KEPT = 0.6;
/** Of the light that a floor returns, what its clay does not show already. */
const RETURNED = 0.6;

/**
 * Paints a room of clay in plain daylight, linear light: light and shade are the model's own, the colour of each material is laid on them by
 * what the net sees there; where it is in doubt clay stays clay.
 */
export function paintHeardRoom(scene: InteriorScene, heard: HeardRoom, request: RenderRequest): ColourPlanes {
  const { fill, lines, roles } = scene;
  const { width, height } = lines;
  const { shares, roles: order, likeliest } = heard;
  const { count } = shares;
  const materialOf = (role: SurfaceRole): MaterialSampler | undefined => {
    const id = request.style.materials?.[role];
    return id === undefined ? undefined : prepareMaterial(id, request.seed);
  };
  const all = new Uint8Array(width * height).fill(1);
  const curve = fitToneCurve(fill, all, MOST_GAIN);
  const closeness = ADOPTED - KEPT * request.similarity;
  const lit = applyToneCurve(curve, upperTone(fill.light, all, 1));
  const ramps = order.map((role) => clayRamp(role, request.style.palette, materialOf, lit, closeness));
  const bounce = floorBounce(roles, request);
  const returned = order.map((role) => RETURNED * (bounce.share[role] ?? 0));
  const pattern = floorPattern(request.style.materials?.floor, scene.camera, request.seed);
  const floor = order.indexOf(InteriorRole.floor);
  const texel = createMaterialSample();
  const strength = lineExponent(request.cnStrength);
  const out = createColourPlanes(width, height);
  const row = new Float32Array(width * count);
  const mix = new Float64Array(5);
  for (let y = 0; y < height; y++) {
    shares.row(y, row);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = x * count;
      // What a person says that it is it is altogether.
      if (roles[i] !== likeliest[i]) giveWhole(row, at, count, order.indexOf(roles[i] as InteriorRole));
      const base = fill.light.data[i] as number;
      const tone = applyToneCurve(curve, base);
      mixRamps(row, at, ramps, returned, tone, mix);
      const [red, green, blue, told, back] = mix as unknown as [number, number, number, number, number];
      const clay = ownColour(fill, i, tone, base);
      const rest = 1 - told;
      const shown = modelLight(
        [red + rest * clay[0], green + rest * clay[1], blue + rest * clay[2]],
        tone,
        request,
      );
      const light = (lines.data[i] as number) ** strength;
      const onFloor = row[at + floor] as number;
      const laid = onFloor > 0 && pattern?.(x, y, texel) === true;
      out.r[i] =
        shown[0] * light * (1 + back * (bounce.hue[0] - 1)) * (laid ? 1 + onFloor * (texel.r - 1) : 1);
      out.g[i] =
        shown[1] * light * (1 + back * (bounce.hue[1] - 1)) * (laid ? 1 + onFloor * (texel.g - 1) : 1);
      out.b[i] =
        shown[2] * light * (1 + back * (bounce.hue[2] - 1)) * (laid ? 1 + onFloor * (texel.b - 1) : 1);
    }
  }
  return out;
}

/** @param k which of them has all; −1: none */
function giveWhole(shares: Float32Array, at: number, count: number, k: number): void {
  shares.fill(0, at, at + count);
  if (k >= 0) shares[at + k] = 1;
}

/** Writes red, green and blue of a pixel, how much of it has a material, and the light that it has back from the floor. */
function mixRamps(
  shares: Float32Array,
  at: number,
  ramps: readonly (ClayRamp | undefined)[],
  returned: readonly number[],
  tone: number,
  out: Float64Array,
): void {
  out.fill(0);
  const place = Math.min(TONES - 1, Math.max(0, (tone / LIGHTEST) * (TONES - 1)));
  const step = Math.min(TONES - 2, Math.floor(place));
  const part = place - step;
  for (let k = 0; k < ramps.length; k++) {
    const ramp = ramps[k];
    if (ramp === undefined) continue;
    const share = shares[at + k] as number;
    for (let c = 0; c < 3; c++) {
      const from = ramp[3 * step + c] as number;
      out[c] = (out[c] as number) + share * (from + ((ramp[3 * step + 3 + c] as number) - from) * part);
    }
    out[3] = (out[3] as number) + share;
    out[4] = (out[4] as number) + share * (returned[k] as number);
  }
}
