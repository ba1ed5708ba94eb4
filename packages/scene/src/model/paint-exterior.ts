import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, createColourPlanes } from '../compose/colour-planes.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';
import type { RenderRequest } from '../render-types.ts';
import { ExteriorRole } from './exterior-roles.ts';
import type { Backdrop } from './find-backdrop.ts';
import { modelLight } from './model-light.ts';
import { applyToneCurve, fitToneCurve } from './model-tones.ts';
import { groundColour, type GroundKind } from './paint-ground.ts';
import { ownColour } from './own-colour.ts';
import type { RegionTable } from './region-table.ts';
import { createTint, type Tint, tintTone } from './tint-surface.ts';
import { upperTone } from './upper-tone.ts';

export interface ExteriorScene {
  readonly fill: DisplayPlanes;
  readonly lines: Plane;
  readonly labels: LabelMap;
  readonly regions: RegionTable;
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
  const toSetting = distanceTransform(settingMask(roles, width, height)).data;
  const toGround = distanceTransform(groundMask(roles, width, height)).data;
  const kind = groundKind(request, backdrop);
  const groundWhite = backdrop.empty ? 0.96 : groundReference(scene);
  const modelling = request.style.light.modelling;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const role = roles[i] as ExteriorRole;
      if (role === ExteriorRole.sky) continue;
      const base = withoutFringe(scene, i, toSetting[i] as number);
      let colour: Rgb;
      let light = 1;
      if (role === ExteriorRole.ground) {
        const lit = Math.min(1.12, base / groundWhite) ** 2;
        const contact = 1 - 0.42 * Math.exp(-(toBuilding[i] as number) / (11 * unit));
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

/**
 * Tone of a pixel; next to white paper no more than its surface's own, or the paper that a smoothed edge has mixed in would
 * ring the building once the paper is gone.
 */
function withoutFringe(
  { fill, labels, regions, backdrop }: ExteriorScene,
  i: number,
  distance: number,
): number {
  const tone = fill.light.data[i] as number;
  if (!backdrop.empty || distance > 2.5 || distance === 0) return tone;
  return Math.min(tone, 1.02 * (regions.light[labels.data[i] as number] as number));
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

function groundKind(request: RenderRequest, backdrop: Backdrop): GroundKind {
  if (request.atmosphere === 'snow') return 'snow';
  if (request.environment === 'city-street') return 'paving';
  if (request.environment !== undefined) return 'lawn';
  return backdrop.empty || backdrop.confidence > 0.5 ? 'lawn' : 'paving';
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
    [ExteriorRole.timber]: createTint(palette.timber, reference(ExteriorRole.timber), 0.4 * k),
    [ExteriorRole.glass]: createTint(palette.glass, reference(ExteriorRole.glass), 0.1),
  };
}

function groundReference(scene: ExteriorScene): number {
  return Math.max(0.25, upperTone(scene.fill.light, scene.roles, ExteriorRole.ground));
}
