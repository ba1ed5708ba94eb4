import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { type ColourPlanes, createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import type { DrawingCamera } from '../../drawing/drawing-camera.ts';
import { createFloorPlane } from '../../drawing/floor-plane.ts';
import { createSunBeams } from '../../painting/sun-beams.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { LaidMaterial } from '@plumbline/materials/lay-on-plane.ts';
import { createMaterialSample } from '@plumbline/materials/material-sampler.ts';
import { InteriorRole } from '../read/interior-roles.ts';
import { floorBounce } from './floor-bounce.ts';
import { floorPattern } from './floor-pattern.ts';
import { lineExponent } from './line-exponent.ts';
import { modelLight } from './model-light.ts';
import { applyToneCurve, fitToneCurve, type ToneCurve } from './model-tones.ts';
import { ownColour } from './own-colour.ts';
import { createTint, type Tint, tintTone } from './tint-surface.ts';
import { upperTone } from '../read/upper-tone.ts';

const SUN: Readonly<Partial<Record<Atmosphere, number>>> = { sunny: 0.55, dusk: 0.4 };

/** Whose grain boards in a colour of their own show. */
const OWN_BOARDS = 'oak-boards';

export interface InteriorScene {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly roles: Uint8Array;
  /** Null: floors get no pattern, for its direction is not known. */
  readonly camera: DrawingCamera | null;
  /** Whether the light of the room is traced: then no sun is made up. */
  readonly isTraced: boolean;
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
  const patterns: Readonly<Partial<Record<InteriorRole, LaidMaterial | undefined>>> = {
    [InteriorRole.floor]: floorPattern(request.style.materials?.floor, scene.camera, request.seed),
    [InteriorRole.ownBoards]: floorPattern(OWN_BOARDS, scene.camera, request.seed),
  };
  const texel = createMaterialSample();
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
      if (patterns[role]?.(x, y, texel) === true) {
        r *= texel.r;
        g *= texel.g;
        b *= texel.b;
      }
      if (role === InteriorRole.floor) {
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
  { camera, lines, roles, isTraced }: InteriorScene,
  { atmosphere }: RenderRequest,
): (x: number, y: number) => number {
  const strength = SUN[atmosphere] ?? 0;
  if (isTraced || camera === null || strength === 0) return () => 0;
  const plane = createFloorPlane(camera);
  const beams = createSunBeams(plane, lines, (i) => roles[i] === InteriorRole.floor, 1);
  if (beams === undefined) return () => 0;
  const at = new Float64Array(3);
  return (x, y) => (plane.locate(x, y, at) ? strength * beams(at[0] as number, at[1] as number) : 0);
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
