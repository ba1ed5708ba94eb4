import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { dot, unit } from '../../geometry/places.ts';
import { standDraftUp } from '../../geometry/stand-draft-up.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Place, RegionGeometry, SceneGeometry, Stand } from '../../scene-value/scene-geometry.ts';
import type { SceneClass } from '../../scene-value/scene-value.ts';
import { trustedCamera } from '../../scene-value/trusted-camera.ts';
import { carryUp } from '../../traced-light/carry-up.ts';
import { regionsByLabel } from '../../traced-light/light-grid.ts';
import { numberPlanes } from '../../traced-light/number-planes.ts';
import { openLight } from '../../traced-light/open-light.ts';
import { openDaylight, sunAslant } from '../../traced-light/open-sun.ts';
import { traceOpenLight } from '../../traced-light/trace-open-light.ts';
import { wayOf } from '../../traced-light/way-of.ts';
import { draftModel } from '../draft-model.ts';
import type { ShadedExterior } from '../read/read-shaded-model.ts';
import type { ModelShade } from './shade-model.ts';

/** Where the sun stands for each metre straight out from the facade that it lights: aside and up. */
const SUN_AT = { aside: 0.7, up: 1 } as const;
/** What surfaces throw back; the model's own colours lie nearer to it than a style's would. */
const MODEL_COLOUR: Rgb = [0.5, 0.5, 0.5];
/** What casts no shadow: the ground, and panes, which lie in walls. */
const CASTS_NOTHING: ReadonlySet<SceneClass> = new Set([
  'sky',
  'background',
  'ground',
  'paving',
  'lawn',
  'glass',
]);
/** Light that a full shadow takes from the ground and from the model, which has the shade of its faces already, by weather. */
const ON_GROUND: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.6,
  dusk: 0.45,
  lights: 0.25,
  snow: 0.22,
  rain: 0.18,
  fog: 0.14,
};
const ON_MODEL = 0.4;
/** Light that is lost where nothing of the sky is seen. */
const HEMMED_IN = 0.5;
/** Cosine under which a face is turned away: it lies in its own shade, not in a shadow. */
const GRAZING = 0.08;
/** Softness of a shadow's edge, in units of long side / 1024. */
const SOFT = 1.6;
/** Share of all upright faces that a side has at least to be the one that is lit. */
const BROAD = 0.15;
/** Display tones by which a side is lighter than a broader one where it is the lit one. */
const CLEARLY_LIGHTER = 0.05;
/** The tone of a side without what is dark on it: panes, slats, lines. */
const OWN_TONE = 0.8;

/**
 * The shade of a model as it stands: what it throws on the ground and on itself, from a sun on the side that the model shows as lit.
 * Undefined where its camera is not to be trusted.
 */
export function traceShade(
  shaded: ShadedExterior,
  request: Pick<RenderRequest, 'style' | 'atmosphere'>,
  ground: Rgb,
  context: RenderContext,
): ModelShade | undefined {
  const draft = draftModel(shaded);
  const camera = draft.camera && trustedCamera(draft.camera);
  const geometry = camera && standDraftUp({ ...draft, camera }, false);
  if (geometry === undefined) return undefined;
  const { labels } = draft;
  const regions = regionsByLabel(geometry.regions, labels.count);
  const toSun = sunOnLitSide(geometry, regions, labels.data, shaded.model.fill.light);
  const traced = traceOpenLight(
    {
      labels,
      geometry,
      surfaces: draft.regions.map(({ class: name }, l) => ({
        colour: MODEL_COLOUR,
        pane: false,
        casts: regions[l]?.evidence !== 'guess' && !CASTS_NOTHING.has(name),
      })),
      ...openDaylight(request),
    },
    toSun,
    ground,
    context,
  );
  const carried = carryUp(traced, labels, 1, numberPlanes(regions));
  const open = openLight(carried, labels.data, regions);
  const { width, height } = labels;
  const sun = createPlane(width, height);
  const sky = createPlane(width, height);
  const strength = ON_GROUND[request.atmosphere];
  for (let i = 0; i < sun.data.length; i++) {
    const region = regions[labels.data[i] as number];
    if (region === undefined || region.part === 'backdrop' || region.evidence === 'guess') continue;
    const cosine = dot(region.normal, toSun);
    const cast = cosine > GRAZING ? clamp(1 - (carried.sun[i] as number) / cosine, 0, 1) : 0;
    sun.data[i] = strength * cast;
    sky.data[i] = clamp(HEMMED_IN * (1 - open.shareAt(i, region)), 0, 1) + ON_MODEL * strength * cast;
  }
  if (shadedBeforeLit(sun, labels, regions, toSun) > MOST_SHADED * strength) return undefined;
  return { sun: lightLeft(sun), sky: lightLeft(sky) };
}

/**
 * The deepest shade, on the average, that lies on the ground right before sides which face the sun: there is little where the model stands as it
 * should, and much where a roof was taken for a wall behind it.
 */
function shadedBeforeLit(
  shade: Plane,
  { width, height, data }: LabelMap,
  regions: readonly (RegionGeometry | undefined)[],
  toSun: Place,
): number {
  const reach = Math.round(BEFORE * Math.max(width, height));
  let feet = 0;
  let sum = 0;
  for (let x = 0; x < width; x += 3)
    for (let y = 1; y < height; y++) {
      const above = regions[data[(y - 1) * width + x] as number];
      if (above?.part !== 'plane' || wayOf(above) !== 'upright' || dot(above.normal, toSun) < FACING_SUN)
        continue;
      if (!isGround(regions[data[y * width + x] as number])) continue;
      let deepest = 0;
      for (let k = y; k < Math.min(height, y + reach); k++)
        if (isGround(regions[data[k * width + x] as number]))
          deepest = Math.max(deepest, shade.data[k * width + x] as number);
      feet++;
      sum += deepest;
    }
  return feet === 0 ? 0 : sum / feet;
}

function isGround(region: RegionGeometry | undefined): boolean {
  return region !== undefined && region.part !== 'backdrop' && region.stand === 'up' && region.at === 0;
}

function lightLeft(loss: Plane): Plane {
  const soft = gaussianBlur(loss, (SOFT * Math.max(loss.width, loss.height)) / 1024).data;
  return { ...loss, data: soft.map((v) => 1 - Math.min(1, v)) };
}

/** A sun that lights aslant the side that the model shows as lit, the broadest where none is, from the far side of the next one. */
function sunOnLitSide(
  geometry: SceneGeometry,
  regions: readonly (RegionGeometry | undefined)[],
  labels: Int32Array,
  light: Plane,
): Place {
  const { right, ahead } = geometry.camera;
  const sides = new Map<Stand, { readonly tones: number[]; readonly normal: Place }>();
  let all = 0;
  for (let i = 0; i < labels.length; i += STRIDE) {
    const region = regions[labels[i] as number];
    if (region?.part !== 'plane' || region.evidence === 'guess' || wayOf(region) !== 'upright') continue;
    const known = sides.get(region.stand) ?? { tones: [], normal: region.normal };
    known.tones.push(light.data[i] as number);
    all++;
    sides.set(region.stand, known);
  }
  const [first, second] = [...sides.values()]
    .filter(({ tones }) => tones.length > BROAD * all)
    .toSorted((a, b) => b.tones.length - a.tones.length);
  const isSecondLit =
    first !== undefined &&
    second !== undefined &&
    percentile(second.tones, OWN_TONE) > percentile(first.tones, OWN_TONE) + CLEARLY_LIGHTER;
  const [lit, shaded] = isSecondLit ? [second, first] : [first, second];
  const m = lit?.normal ?? unit([-ahead[0], 0, -ahead[2]]);
  const away: Place =
    shaded === undefined ? unit([-right[0], 0, -right[2]]) : [-shaded.normal[0], 0, -shaded.normal[2]];
  return sunAslant(m, away, SUN_AT);
}

/** How far before a side, as a share of the picture's long side, and the cosine from which it faces the sun; and the share of full shade that may lie there. */
const BEFORE = 0.08;
const FACING_SUN = 0.2;
const MOST_SHADED = 0.3;
/** Pixels between those that are looked at. */
const STRIDE = 11;
