import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import type { DrawingCamera } from '../../drawing/drawing-camera.ts';
import { createFloorPlane } from '../../drawing/floor-plane.ts';
import { createSunBeams } from '../../painting/sun-beams.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { createFloorBoards } from '@plumbline/materials/surface/floor-boards.ts';
import type { SurfaceTexel } from '@plumbline/materials/surface/surface.ts';
import { InteriorRole } from '../read/interior-roles.ts';
import { floorBounce } from './floor-bounce.ts';
import { lineExponent } from './line-exponent.ts';
import { modelLight } from './model-light.ts';
import { applyToneCurve, fitToneCurve, type ToneCurve } from './model-tones.ts';
import { ownColour } from './own-colour.ts';
import { createTint, type Tint, tintTone } from './tint-surface.ts';
import { upperTone } from '../read/upper-tone.ts';

const SUN: Readonly<Partial<Record<Atmosphere, number>>> = { sunny: 0.55, dusk: 0.4 };

export interface InteriorScene {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly roles: Uint8Array;
  /** Absent: the floor gets no boards, for their direction is not known. */
  readonly camera: DrawingCamera | null;
}

/** Paints a room in plain daylight, linear light. */
export function paintInterior(scene: InteriorScene, request: RenderRequest): ColourPlanes {
  const { fill, lines, roles } = scene;
  const { width, height } = lines;
  const lineStrength = lineExponent(request.cnStrength);
  const unit = Math.max(width, height) / 1024;
  const out = createColourPlanes(width, height);
  const curve = fitToneCurve(fill, new Uint8Array(width * height).fill(1), 1.25);
  const tints = tintsOf(scene, request, curve);
  const floorTone = upperTone(fill.light, roles, InteriorRole.floor);
  const texture = floorTexture(scene, request);
  const sun = sunOnFloor(scene, request);
  const bounce = floorBounce(roles, request);
  const toObjects = distanceTransform(notFloor(roles, width, height)).data;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const role = roles[i] as InteriorRole;
      const base = fill.light.data[i] as number;
      const tone = applyToneCurve(curve, base);
      const tint = tints[role];
      const plain = tint === undefined ? ownColour(fill, i, tone, base) : tintTone(tint, tone);
      let [r, g, b] = modelLight(plain, tone, request);
      const share = bounce.share[role] ?? 0;
      if (share > 0) {
        r *= 1 + share * (bounce.hue[0] - 1);
        g *= 1 + share * (bounce.hue[1] - 1);
        b *= 1 + share * (bounce.hue[2] - 1);
      }
      let light = (lines.data[i] as number) ** lineStrength;
      if (role === InteriorRole.floor) {
        const k = texture(x, y);
        r *= k[0];
        g *= k[1];
        b *= k[2];
        const shade = Math.min(1.06, base / floorTone);
        const lit = sun(x, y);
        r *= 1 + lit;
        g *= 1 + 0.88 * lit;
        b *= 1 + 0.62 * lit;
        light *= (0.75 + 0.25 * shade) * (1 - 0.3 * Math.exp(-(toObjects[i] as number) / (10 * unit)));
      }
      out.r[i] = r * light;
      out.g[i] = g * light;
      out.b[i] = b * light;
    }
  }
  return out;
}

/** What sun adds to the light on the floor, as a share of it; the hours without sun add none. */
function sunOnFloor(
  { camera, lines, roles }: InteriorScene,
  { atmosphere }: RenderRequest,
): (x: number, y: number) => number {
  const strength = SUN[atmosphere] ?? 0;
  if (camera === null || strength === 0) return () => 0;
  const plane = createFloorPlane(camera);
  const beams = createSunBeams(plane, lines, (i) => roles[i] === InteriorRole.floor, 1);
  if (beams === undefined) return () => 0;
  const at = new Float64Array(3);
  return (x, y) => (plane.locate(x, y, at) ? strength * beams(at[0] as number, at[1] as number) : 0);
}

/** Boards as a factor on the floor's tint; a cloudy plain floor where the camera is not known. */
function floorTexture(scene: InteriorScene, request: RenderRequest): (x: number, y: number) => Rgb {
  const { camera, lines } = scene;
  const unit = Math.max(lines.width, lines.height) / 1024;
  const { seed } = request;
  if (camera === null) {
    return (x, y) => {
      const k = 1 + 0.07 * (fractalNoise(x / (70 * unit), y / (24 * unit), 4, seed) - 0.5);
      return [k, k, k];
    };
  }
  const plane = createFloorPlane(camera);
  const mean = linearFromHex(request.style.palette.floor);
  const boards = createFloorBoards(mean, { width: 0.16, length: 1.7, offset: 0.03 }, seed);
  const at = new Float64Array(3);
  const texel: SurfaceTexel = { r: 0, g: 0, b: 0, gloss: 0 };
  return (x, y) => {
    if (!plane.locate(x, y, at)) return [1, 1, 1];
    boards(at[0] as number, at[1] as number, at[2] as number, texel);
    // Held back: joints of boards are a suggestion here, the base does not draw them.
    const soften = (v: number, m: number): number => 1 + 0.62 * (v / Math.max(0.02, m) - 1);
    return [soften(texel.r, mean[0]), soften(texel.g, mean[1]), soften(texel.b, mean[2])];
  };
}

function notFloor(roles: Uint8Array, width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) mask.data[i] = roles[i] === InteriorRole.floor ? 0 : 1;
  return mask;
}

function tintsOf(
  scene: InteriorScene,
  request: RenderRequest,
  curve: ToneCurve,
): Partial<Record<InteriorRole, Tint>> {
  const { palette } = request.style;
  const k = 1.3 - 0.9 * request.similarity;
  const reference = (role: InteriorRole): number =>
    applyToneCurve(curve, upperTone(scene.fill.light, scene.roles, role));
  return {
    [InteriorRole.floor]: createTint(palette.floor, reference(InteriorRole.floor), 0.75 * k, 0.78),
    [InteriorRole.ceiling]: createTint(palette.ceiling, reference(InteriorRole.ceiling), 0.45 * k, 0.4),
    [InteriorRole.wallLight]: createTint(palette.walls[0], reference(InteriorRole.wallLight), 0.6 * k, 0.6),
    [InteriorRole.wallMiddle]: createTint(palette.walls[1], reference(InteriorRole.wallMiddle), 0.4 * k, 0.4),
    [InteriorRole.wallDark]: createTint(palette.metal, reference(InteriorRole.wallDark), 0.15 * k, 0.3),
  };
}
