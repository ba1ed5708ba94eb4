import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { Openings } from '../../painting/lit-openings.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Space } from '../../image-kind/image-kind.ts';
import { isPortrait } from '../../image-kind/judge-picture.ts';
import { type BrightOpenings, findBrightOpenings } from './find-bright-openings.ts';
import { findFacadeWindows } from './find-facade-windows.ts';
import { findPlainSurfaces, type PlainSurfaces } from './find-plain-surfaces.ts';
import { findSky, type SkyMatte } from './find-sky.ts';

interface PhotoParts {
  /** RGB, at the size it is edited at. */
  readonly picture: Raster;
  /** Walls and ceilings. */
  readonly surfaces: PlainSurfaces;
}

export interface ExteriorPhoto extends PhotoParts {
  readonly space: 'exterior';
  readonly sky: SkyMatte | null;
  readonly horizonY: number;
  /** Windows that may be lit; undefined until someone asks, see {@link findPhotoOpenings}. */
  readonly openings: Openings | undefined;
}

export interface InteriorPhoto extends PhotoParts {
  readonly space: 'interior';
  readonly windows: BrightOpenings;
}

/** All that an edit of a photo goes by. */
export type PhotoReading = ExteriorPhoto | InteriorPhoto;

/** Reads a photo at the size of the result. @throws the reason of the clock's signal once it is aborted. */
export function readPhoto(
  base: Raster,
  { space, maxEdge }: Pick<RenderRequest, 'space' | 'maxEdge'>,
  clock: StageClock,
): PhotoReading {
  clock.next('prepare', 0);
  const size = fitWithin(base.width, base.height, maxEdge);
  const picture = toRgb(resizeArea(base, size.width, size.height));
  if (isPortrait(picture)) return withoutSurfaces(picture, space);
  if (space === 'interior') {
    clock.next('surfaces', 0.05);
    const windows = findBrightOpenings(greyscale(picture));
    return { space, picture, windows, surfaces: findPlainSurfaces(picture, windows.mask, space) };
  }
  clock.next('sky', 0.05);
  const sky = findSky(picture);
  clock.next('surfaces', 0.2);
  return {
    space,
    picture,
    sky,
    horizonY: sky === null ? 0.6 * picture.height : Math.max(sky.lowestRow, 0.42 * picture.height),
    surfaces: findPlainSurfaces(picture, sky?.alpha ?? null, space),
    openings: undefined,
  };
}

/** A photo of which nothing is claimed: it is only graded. */
function withoutSurfaces(picture: Raster, space: Space): PhotoReading {
  const { width, height } = picture;
  const surfaces = { labels: new Int32Array(width * height), found: [] };
  if (space === 'interior')
    return { space, picture, surfaces, windows: { mask: createPlane(width, height), count: 0 } };
  const openings = { labels: new Int32Array(width * height), found: [] };
  return { space, picture, surfaces, sky: null, horizonY: 0.6 * height, openings };
}

/** The windows of a façade, outside the sky. */
export function findPhotoOpenings(picture: Raster, sky: SkyMatte | null): Openings {
  return findFacadeWindows(picture, sky?.alpha ?? null);
}
