import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, createColourPlanes } from '../compose/colour-planes.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';
import type { RenderRequest } from '../render-types.ts';
import { ExteriorRole } from './exterior-roles.ts';
import type { Backdrop } from './find-backdrop.ts';
import { applyToneCurve, fitToneCurve } from './model-tones.ts';
import { groundColour, type GroundKind } from './paint-ground.ts';
import { ownColour } from './own-colour.ts';
import { createTint, type Tint, tintTone } from './tint-surface.ts';
import { upperTone } from './upper-tone.ts';

export interface ExteriorScene {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly roles: Uint8Array;
  readonly backdrop: Backdrop;
}

/** Paints building and ground in plain daylight, linear light; sky pixels stay black. */
export function paintExterior(scene: ExteriorScene, request: RenderRequest): ColourPlanes {
  const { fill, lines, roles, backdrop } = scene;
  const { width, height } = lines;
  const unit = Math.max(width, height) / 1024;
  const out = createColourPlanes(width, height);
  const building = roles.map((role) => (isBuilding(role) ? 1 : 0));
  const curve = fitToneCurve(fill, building);
  const tints = tintsOf(scene, request, curve);
  const toBuilding = distanceTransform({ width, height, data: Uint8Array.from(building) }).data;
  const toGround = distanceTransform(groundMask(roles, width, height)).data;
  const kind = groundKind(request, backdrop);
  const groundWhite = backdrop.empty ? 0.96 : groundReference(scene);
  const modelling = request.style.light.modelling;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const role = roles[i] as ExteriorRole;
      if (role === ExteriorRole.sky) continue;
      const base = fill.light.data[i] as number;
      let colour: Rgb;
      let light = 1;
      if (role === ExteriorRole.ground) {
        const lit = Math.min(1.12, base / groundWhite) ** 2;
        const contact = 1 - 0.42 * Math.exp(-(toBuilding[i] as number) / (9 * unit));
        colour = groundColour(kind, x, y, backdrop.horizonY, unit, request.seed);
        light = (0.12 + 0.88 * lit) * contact;
      } else {
        const tone = applyToneCurve(curve, base);
        const tint = tints[role];
        colour = tint === undefined ? ownColour(fill, i, tone, base) : tintTone(tint, tone);
        // Light falls from above: what stands on the ground darkens towards it.
        const foot = 1 - 0.16 * Math.exp(-(toGround[i] as number) / (26 * unit));
        light = foot * (1 + 0.03 * (valueNoise(x / (2.1 * unit), y / (2.1 * unit), request.seed) - 0.5));
        colour = modelLight(colour, tone, modelling);
      }
      const ink = (lines.data[i] as number) ** 2.2;
      out.r[i] = colour[0] * light * ink;
      out.g[i] = colour[1] * light * ink;
      out.b[i] = colour[2] * light * ink;
    }
  }
  return out;
}

function isBuilding(role: number): boolean {
  return role !== ExteriorRole.sky && role !== ExteriorRole.ground && role !== ExteriorRole.path;
}

function groundMask(roles: Uint8Array, width: number, height: number): ReturnType<typeof createBitMask> {
  const mask = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) {
    mask.data[i] = roles[i] === ExteriorRole.ground || roles[i] === ExteriorRole.path ? 1 : 0;
  }
  return mask;
}

function groundKind(request: RenderRequest, backdrop: Backdrop): GroundKind {
  if (request.atmosphere === 'snow') return 'snow';
  if (request.environment === 'city-street') return 'paving';
  if (request.environment !== undefined) return 'lawn';
  return backdrop.empty || backdrop.confidence > 0.5 ? 'lawn' : 'paving';
}

/** Sun is warm, shade is cool: the more so the stronger the style models. */
function modelLight([r, g, b]: Rgb, tone: number, modelling: number): Rgb {
  const s = Math.max(-1, Math.min(1, (tone - 0.6) * 2.4)) * (0.35 + 0.65 * modelling);
  return [r * (1 + 0.05 * s), g * (1 + 0.005 * s), b * (1 - 0.075 * s)];
}

function tintsOf(
  scene: ExteriorScene,
  request: RenderRequest,
  curve: Parameters<typeof applyToneCurve>[0],
): Partial<Record<ExteriorRole, Tint>> {
  const { palette } = request.style;
  const snow = request.atmosphere === 'snow';
  // The closer the result should stay to the base, the less a material changes its tones.
  const k = 1.3 - 0.9 * request.similarity;
  const reference = (role: ExteriorRole): number =>
    applyToneCurve(curve, upperTone(scene.fill.light, scene.roles, role));
  return {
    [ExteriorRole.roof]: createTint(
      snow ? '#e8edf2' : palette.roof,
      reference(ExteriorRole.roof),
      snow ? 0.8 : 0.5 * k,
    ),
    [ExteriorRole.wallLight]: createTint(palette.walls[0], reference(ExteriorRole.wallLight), 0.35 * k),
    [ExteriorRole.wallMiddle]: createTint(palette.siding, reference(ExteriorRole.wallMiddle), 0.3 * k),
    [ExteriorRole.wallDark]: createTint(palette.metal, reference(ExteriorRole.wallDark), 0.2 * k),
    [ExteriorRole.glass]: createTint(palette.glass, reference(ExteriorRole.glass), 0.1),
  };
}

function groundReference(scene: ExteriorScene): number {
  return Math.max(0.25, upperTone(scene.fill.light, scene.roles, ExteriorRole.ground));
}
