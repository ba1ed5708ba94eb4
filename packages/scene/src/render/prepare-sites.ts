import { paintAerial, readAerial } from '../drawn-site/paint/render-aerial.ts';
import { renderAerialPhoto } from '../drawn-site/paint/render-aerial-photo.ts';
import { paintSiteDrawing } from '../drawn-site/paint/render-site-drawing.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { paintGardenDrawing } from '../drawn-garden/paint/render-garden-drawing.ts';
import { renderGardenPhoto } from '../drawn-garden/paint/render-garden-photo.ts';
import { paintLandscape, readLandscape } from '../drawn-garden/paint/render-landscape.ts';
import { understandSite, type UnderstoodSite } from '../reading/understand-site.ts';
import { paintReading } from '../reading/read-picture.ts';
import { hasWishes, type PreparedPainter, type PreparePainter } from './render-prepared.ts';

/** Gardens, parks, squares and streets. */
export const prepareLandscape: PreparePainter = (base, request, clock) => {
  if (hasWishes(request))
    return prepareUnderstood(base, understandSite(base, 'landscape', request, clock), renderGardenPhoto);
  const reading = readLandscape(base, request, clock);
  return { paint: (attempt, context) => paintLandscape(base, reading, attempt, context) };
};

/** Sites from above. */
export const prepareAerial: PreparePainter = (base, request, clock) => {
  if (hasWishes(request))
    return prepareUnderstood(base, understandSite(base, 'aerial', request, clock), renderAerialPhoto);
  const reading = readAerial(base, request, clock);
  return { paint: (attempt, context) => paintAerial(base, reading, attempt, context) };
};

function prepareUnderstood(
  base: Parameters<PreparePainter>[0],
  regions: UnderstoodSite,
  paintPhoto: typeof renderGardenPhoto,
): PreparedPainter {
  const { reading, given } = regions;
  return {
    regions,
    laysMaterials: true,
    paint: (attempt, context) => {
      const outside = { ...attempt, space: 'exterior' } as const;
      switch (reading.pipeline) {
        case 'garden-drawing':
          return paintGardenDrawing(base, reading.site, attempt, context, startStages(context));
        case 'site-drawing':
          return paintSiteDrawing(base, reading.site, attempt, context, startStages(context));
        case 'photo':
          return paintPhoto(base, outside, context, { photo: reading.photo, given });
        default:
          return paintReading(base, reading, outside, context);
      }
    },
  };
}
