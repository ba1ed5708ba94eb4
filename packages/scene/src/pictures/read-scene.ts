import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { geometryBasis } from '../geometry/geometry-basis.ts';
import { standUp } from '../geometry/stand-up.ts';
import type { ImageKind, Space } from '../image-kind/image-kind.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { assembleScene } from '../scene-value/assemble-scene.ts';
import type { SceneCorrection, SceneRegion, SceneValue } from '../scene-value/scene-value.ts';
import { READING_EDGE } from '../picture-kind.ts';
import { insideOrOutside } from './inside-or-outside.ts';
import { pictureKind } from './picture-kinds.ts';
import { understandPicture } from './understand-picture.ts';
import type { RegionWish } from '../scene-value/region-wish.ts';

export interface ReadSceneOptions {
  readonly kind: ImageKind;
  /** Plans are seen by `readPlanScene`. */
  readonly space: Space | 'landscape' | 'aerial';
  readonly corrections?: readonly SceneCorrection[];
  readonly idMap?: Raster;
  readonly context?: RenderContext;
}

export interface ReadScene {
  readonly scene: SceneValue;
  /** Number of the region each pixel of the analysis raster belongs to: 12 is `r12`; 0 none. */
  readonly labels: LabelMap;
}

const UNWATCHED: RenderContext = { signal: new AbortController().signal, progress: () => undefined };

/**
 * How a picture is understood: derived from the very reading that the renderers paint, with a material map and corrections
 * laid over it. Regions keep their shape and their numbers whatever is corrected.
 * @throws the reason of the context's signal once it is aborted. @throws SceneRefusal for an unusable material map.
 */
export function readScene(base: Raster, options: ReadSceneOptions): ReadScene {
  const { kind, space, context = UNWATCHED, corrections, idMap } = options;
  const picture = isDrawn(kind) ? positiveDrawing(toRgb(base)) : toRgb(base);
  const { draft, wishes } = understandPicture(
    pictureKind(kind, space),
    {
      base: picture,
      options: { kind, space: insideOrOutside(space), seed: 0, maxEdge: READING_EDGE },
      clock: startStages(context),
    },
    {
      ...(corrections === undefined ? {} : { corrections }),
      ...(idMap === undefined ? {} : { idMap }),
    },
  );
  const scene = assembleScene(draft, picture, { kind, space });
  const wishOf = ({ id }: SceneRegion): RegionWish | undefined => wishes.get(Number(id.slice(1)));
  const regions = scene.regions.map((region) => withWish(region, wishOf(region)));
  const { camera, scale } = scene;
  const basis = camera && geometryBasis(draft, { camera, scale, interior: space === 'interior' });
  const said = new Map(regions.map((region) => [region.id, { ...wishOf(region), class: region.class }]));
  const geometry = basis && standUp(basis, said);
  return { scene: { ...scene, regions, basis, geometry }, labels: draft.labels };
}

function withWish(region: SceneRegion, wish: RegionWish | undefined): SceneRegion {
  if (wish === undefined) return region;
  return {
    ...region,
    class: wish.class ?? region.class,
    confidence: wish.class === undefined ? region.confidence : 1,
    material: wish.material ?? null,
    lock: wish.lock ?? false,
    corrected: true,
  };
}
