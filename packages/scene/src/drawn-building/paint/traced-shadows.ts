import { createPlane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import { dot, unit } from '../../geometry/places.ts';
import { standDraftUp } from '../../geometry/stand-draft-up.ts';
import { NO_REGION, type RegionDraft, type SceneDraft } from '../../scene-value/scene-draft.ts';
import type { Place, RegionGeometry, SceneGeometry, Stand } from '../../scene-value/scene-geometry.ts';
import type { SceneClass } from '../../scene-value/scene-value.ts';
import { towardsSun } from '../../scene-value/sun-place.ts';
import { trustedCamera } from '../../scene-value/trusted-camera.ts';
import { carryUp } from '../../traced-light/carry-up.ts';
import { regionsByLabel } from '../../traced-light/light-grid.ts';
import type { LitDrawing, LitSurface } from '../../traced-light/lit-drawing.ts';
import { numberPlanes } from '../../traced-light/number-planes.ts';
import { openLight } from '../../traced-light/open-light.ts';
import { openDaylight, sunAslant } from '../../traced-light/open-sun.ts';
import { traceOpenLight } from '../../traced-light/trace-open-light.ts';
import { wayOf } from '../../traced-light/way-of.ts';
import { CLASS_OF, FACELESS, facingOf } from '../draft-building.ts';
import { BuildingClass, isSurroundings } from '../read/building-class.ts';
import { exteriorShadows, type ExteriorShadows } from './exterior-shadows.ts';
import type { ExteriorStage } from './exterior-stage.ts';

/** Where the sun stands for each metre straight out from the facade that it lights: aside and up. */
const SUN_AT = { aside: 0.55, up: 0.85 } as const;
/** How far a render is when its light begins to be traced, and when it is. */
const TRACING = [0.4, 0.52] as const;
/** Cosine of a face that gets the sun's full share, and the least and most shares by facing. */
const FULL_COSINE = 0.62;
const LEAST_TURNED = 0.1;
/** The least on roofs, which are dark: in full shade their lines would be lost. */
const LEAST_ON_ROOFS = 0.45;
const MOST_TURNED = 1.15;
/** Cosine under which a face is turned away: it lies in its own shade, not in a shadow. */
const GRAZING = 0.04;
/** How fast less light than on open faces counts as hemmed in. */
const HEMMED_IN = 1;
/** What casts no shadow: the ground, and panes and boards, which lie in walls. */
const CASTS_NOTHING: ReadonlySet<SceneClass> = new Set([
  'sky',
  'background',
  'lawn',
  'paving',
  'earth',
  'glass',
  'timber',
]);

/**
 * Shadows and hemmed-in light of a drawn building as it stands, traced with the sun beside the viewer. Undefined where its camera is not
 * to be trusted, as in elevations and loose sketches.
 */
export function traceShadows(stage: ExteriorStage, context: RenderContext): ExteriorShadows | undefined {
  const { reading, palette, cells, kinds, toAnalysis, request } = stage;
  const geometry = standCellsUp(stage);
  if (geometry === undefined) return undefined;
  const labels = reading.analysis.filledCellMap;
  const regions = regionsByLabel(geometry.regions, labels.count);
  const drawing: LitDrawing = {
    labels,
    geometry,
    surfaces: Array.from(
      reading.kinds,
      (kind, cell): LitSurface => ({
        colour: palette[kind] as Rgb,
        pane: false,
        casts: regions[cell]?.evidence !== 'guess' && !CASTS_NOTHING.has(CLASS_OF[kind as BuildingClass]),
      }),
    ),
    ...openDaylight(request),
  };
  const toSun =
    request.sun === undefined
      ? sunOnFacade(geometry, regions, cells.data, stage.sunSide)
      : towardsSun(request.sun, geometry.camera);
  const traced = traceOpenLight(
    drawing,
    toSun,
    palette[BuildingClass.lawn] as Rgb,
    within(context, ...TRACING),
  );
  const carried = carryUp(traced, cells, toAnalysis, numberPlanes(regions));
  const cosines = Float32Array.from(regions, (region) =>
    region === undefined ? 0 : dot(region.normal, toSun),
  );
  const open = openLight(carried, cells.data, regions);
  // What hangs over and stands out by less than the drawing tells in space throws its shadow by its outline.
  const sunSide = dot(toSun, geometry.camera.right) < 0 ? 1 : -1;
  const near = exteriorShadows({ ...stage, sunSide });
  const cast = createPlane(cells.width, cells.height);
  const occlusion = createPlane(cells.width, cells.height);
  for (let i = 0; i < kinds.length; i++) {
    const cell = cells.data[i] as number;
    const region = regions[cell];
    const cosine = cosines[cell] as number;
    if (region === undefined || region.part === 'backdrop' || region.evidence === 'guess') {
      cast.data[i] = region === undefined || cosine > GRAZING ? (near.cast.data[i] as number) : 0;
      occlusion.data[i] = near.occlusion.data[i] as number;
      continue;
    }
    const kind = kinds[i] as number;
    if (cosine > GRAZING) cast.data[i] = clamp(1 - (carried.sun[i] as number) / cosine, 0, 1);
    occlusion.data[i] = clamp(HEMMED_IN * (1 - open.shareAt(i, region)), 0, 1);
    if (isSurroundings(kind)) continue;
    if (cosine > GRAZING) cast.data[i] = Math.max(cast.data[i] as number, near.cast.data[i] as number);
    occlusion.data[i] = Math.max(occlusion.data[i] as number, near.occlusion.data[i] as number);
  }
  return {
    cast,
    occlusion,
    turned: (cell) => {
      const region = regions[cell];
      if (region === undefined || region.part !== 'plane' || region.stand === 'card') return undefined;
      const least = reading.kinds[cell] === BuildingClass.roof ? LEAST_ON_ROOFS : LEAST_TURNED;
      return clamp((cosines[cell] as number) / FULL_COSINE, least, MOST_TURNED);
    },
  };
}

function standCellsUp({ reading }: ExteriorStage): SceneGeometry | undefined {
  const { analysis, kinds } = reading;
  const camera = trustedCamera(analysis.camera);
  if (analysis.kind === 'elevation') return undefined;
  const regions = Array.from(kinds, (kind, cell): RegionDraft => {
    if (cell === 0) return NO_REGION;
    const own = CLASS_OF[kind as BuildingClass];
    return {
      // Boards are doors and shutters: they lie in what is around them.
      class: own === 'timber' ? 'door' : own,
      confidence: reading.confidence,
      normal: FACELESS.has(own) ? undefined : facingOf(reading, cell),
    };
  });
  const draft: SceneDraft = {
    labels: analysis.filledCellMap,
    regions,
    camera,
    confidence: reading.confidence,
  };
  return standDraftUp(draft, false);
}

/** A sun that lights the broadest facade aslant from the far side of the next one, which lies in its shade: so form is seen. */
function sunOnFacade(
  geometry: SceneGeometry,
  regions: readonly (RegionGeometry | undefined)[],
  cells: ArrayLike<number>,
  sunSide: 1 | -1,
): Place {
  const { right, ahead } = geometry.camera;
  const areas = new Map<Stand, { area: number; readonly normal: Place }>();
  for (let i = 0; i < cells.length; i += STRIDE) {
    const region = regions[cells[i] as number];
    if (region?.part !== 'plane' || region.evidence === 'guess' || wayOf(region) !== 'upright') continue;
    const known = areas.get(region.stand) ?? { area: 0, normal: region.normal };
    known.area++;
    areas.set(region.stand, known);
  }
  const [main, next] = [...areas.values()].toSorted((a, b) => b.area - a.area);
  const aside = unit([-sunSide * right[0], 0, -sunSide * right[2]]);
  const m = main?.normal ?? unit([-ahead[0], 0, -ahead[2]]);
  // Away from the next facade; where there is none, to the sunny side of the drawing.
  const away: Place = next === undefined ? aside : [-next.normal[0], 0, -next.normal[2]];
  return sunAslant(m, away, SUN_AT);
}

/** Pixels between those that are looked at. */
const STRIDE = 11;
