import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import { type Facing, normalAxis, towardsViewer } from '../../drawing/cell-facing.ts';
import { shellOfRoom } from '../../geometry/shell-of-room.ts';
import { standDraftUp } from '../../geometry/stand-draft-up.ts';
import { NO_REGION, type SceneDraft } from '../../scene-value/scene-draft.ts';
import type { RegionGeometry, SceneGeometry } from '../../scene-value/scene-geometry.ts';
import { trustedCamera } from '../../scene-value/trusted-camera.ts';
import { type CarriedLight, carryUp } from '../../traced-light/carry-up.ts';
import { numberPlanes } from '../../traced-light/number-planes.ts';
import { regionsByLabel } from '../../traced-light/light-grid.ts';
import type { LitDrawing, LitSurface } from '../../traced-light/lit-drawing.ts';
import { adaptedLevel, exposureOf } from '../../traced-light/expose-light.ts';
import { tracedSun } from '../../traced-light/room-sun.ts';
import { traceRoomLight } from '../../traced-light/trace-room-light.ts';
import { CLASS_OF } from '../draft-room.ts';
import { isBackground } from '../read/cell-role.ts';
import { type CellTone, tonesOfCells } from './cell-tones.ts';
import type { LitPixel, PixelLight } from './pixel-light.ts';
import type { RenderStage } from './render-stage.ts';
import { lampPools } from './room-fields.ts';
import { slopeAt, type SoftForm } from './soft-form.ts';

/** Level that white paint gets where it is exposed for. */
const LEVEL = 0.94;
/** How much of its colour bounced light keeps, and the most of one channel to the mean. */
const COLOURED = 0.5;
const MOST_COLOURED = 1.5;
/** Strength of a patch of sun to the atmosphere's own. */
const SUN_PATCH = 1.5;
/** Share of the light on a face of a thing that is the mean over it: faces are small, and where they stand is uncertain. */
const EVEN_FACE = 0.6;
/** How much darker the rim of a thing is, and how far that reaches as a share of the width. */
const RIM = { dark: 0.1, reach: 0.008 } as const;
/** How far a render is when its light begins to be traced, and when it is. */
const TRACING = [0.58, 0.78] as const;
const NO_COLOUR: Rgb = [0.6, 0.6, 0.6];

/**
 * Light traced in a drawn room as it stands: sky and sun through its windows, what its surfaces throw back, shadows of what stands in it.
 * Undefined where the room does not close to a box, or its camera is not to be trusted.
 */
export function traceLight(
  stage: RenderStage,
  colours: readonly Rgb[],
  form: SoftForm,
  context: RenderContext,
): PixelLight | undefined {
  const { analysis, room, cells, toAnalysis, light: hour } = stage;
  const geometry = standCellsUp(stage);
  if (geometry === undefined) return undefined;
  const labels = analysis.filledCellMap;
  const regions = regionsByLabel(geometry.regions, labels.count);
  const traced = traceRoomLight(litDrawing(stage, geometry, regions, colours), within(context, ...TRACING));
  const surface = numberPlanes(regions);
  const carried = carryUp(traced, cells, toAnalysis, surface);
  const evenness = Float32Array.from(room.roles, (role, cell) =>
    isBackground(role) ? 0 : regions[cell]?.stand === 'card' ? 1 : EVEN_FACE,
  );
  evenOut(carried, cells, evenness);
  const gain = exposureOf(traced);
  const lamps = hour.lamp[0] > 0 ? lampPools(stage) : undefined;
  const tones = tonesOfCells(stage);
  const modelling = 0.5 + 0.7 * stage.request.style.light.modelling;
  const daylight = hour.ambient.map((ambient, c) => ambient + 0.55 * (hour.key[c] as number));
  const slope = new Float64Array(2);
  const [lx, ly, lz] = stage.lightDirection;
  return ({ i, x, y, cell, role }: LitPixel, out: Float64Array): void => {
    const r = (carried.light.r[i] as number) * gain[0];
    const g = (carried.light.g[i] as number) * gain[1];
    const b = (carried.light.b[i] as number) * gain[2];
    const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let level = LEVEL * adaptedLevel(bright);
    if (!isBackground(role) && role !== 'plain')
      level *=
        1 - RIM.dark * modelling * Math.exp(-(form.border.data[i] as number) / (RIM.reach * cells.width));
    if (role === 'fabric' || role === 'log') {
      slopeAt(form, x, y, slope);
      const gx = slope[0] as number;
      const gy = slope[1] as number;
      const n = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      const turned = Math.max(0, ((-gx * lx - gy * ly - lz) * n) / Math.max(0.05, -lz));
      level *= (0.66 + 0.34 * Math.min(1.4, turned)) * (1 - 0.14 * gy * n * modelling);
    }
    const sun = (carried.sun[i] as number) * hour.sun * SUN_PATCH;
    const key = (tones[cell] as CellTone).key;
    const lamp = lamps === undefined ? 0 : (lamps[i] as number) * (0.62 + 0.42 * key) * Math.min(1, level);
    const glow = role === 'lamp' ? 1.5 : 0;
    for (let c = 0; c < 3; c++) {
      const own = c === 0 ? r : c === 1 ? g : b;
      const colour = 1 - COLOURED + COLOURED * Math.min(MOST_COLOURED, own / Math.max(1e-5, bright));
      out[c] =
        level * colour * (daylight[c] as number) +
        sun * (hour.sunColour[c] as number) +
        (lamp + glow) * (hour.lamp[c] as number);
    }
  };
}

/** The cells of a room in space, each by itself: finer than the regions that a person is shown, as light falls on faces. */
function standCellsUp(stage: RenderStage): SceneGeometry | undefined {
  const { analysis, room } = stage;
  if (room.box === undefined) return undefined;
  const draft: SceneDraft = {
    labels: analysis.filledCellMap,
    regions: room.roles.map((role, cell) =>
      cell === 0
        ? NO_REGION
        : { class: CLASS_OF[role], confidence: room.certainty, normal: facingOfFace(stage, cell) },
    ),
    camera: trustedCamera(analysis.camera),
    shell: shellOfRoom(room.box),
    confidence: room.certainty,
  };
  return standDraftUp(draft, true);
}

function litDrawing(
  { analysis, room, request }: RenderStage,
  geometry: SceneGeometry,
  regions: readonly (RegionGeometry | undefined)[],
  colours: readonly Rgb[],
): LitDrawing {
  const { style, atmosphere } = request;
  return {
    labels: analysis.filledCellMap,
    geometry,
    surfaces: room.roles.map(
      (role, cell): LitSurface => ({
        colour: colours[cell] ?? NO_COLOUR,
        pane: role === 'window',
        casts: regions[cell]?.evidence !== 'guess' && role !== 'lamp',
      }),
    ),
    recipe: { style, atmosphere, seed: 1, sunAzimuth: 0, warmth: 0, clay: false },
    sun: tracedSun(request),
  };
}

/** Which way a face is turned; of upholstery, whose faces are soft, as its outline tells. */
function facingOfFace({ analysis, room }: RenderStage, cell: number): Facing | undefined {
  const said = room.facings[cell];
  if (said !== undefined || room.roles[cell] !== 'fabric' || analysis.kind !== 'cad') return said;
  const axis = normalAxis(analysis, cell);
  return axis === undefined ? undefined : towardsViewer(analysis.camera, axis, cell, analysis);
}

/** Brings the light of each cell nearer to its mean, by `evenness` 0…1. */
function evenOut({ light, sun }: CarriedLight, cells: LabelMap, evenness: Float32Array): void {
  const n = cells.count + 1;
  const number = new Float64Array(n);
  for (let i = 0; i < cells.data.length; i++)
    number[cells.data[i] as number] = (number[cells.data[i] as number] as number) + 1;
  const mean = new Float64Array(n);
  for (const plane of [light.r, light.g, light.b, sun]) {
    mean.fill(0);
    for (let i = 0; i < plane.length; i++) {
      const c = cells.data[i] as number;
      mean[c] = (mean[c] as number) + (plane[i] as number) / (number[c] as number);
    }
    for (let i = 0; i < plane.length; i++) {
      const c = cells.data[i] as number;
      const even = evenness[c] as number;
      if (even > 0) plane[i] = (plane[i] as number) * (1 - even) + even * (mean[c] as number);
    }
  }
}
