import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { decodeColour, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { rollOffHighlights } from '@plumbline/atmosphere/style-grade.ts';
import { lightExteriorPhoto } from '../../photo/paint/exterior-photo.ts';
import { gradePhoto } from '../../photo/paint/grade-photo.ts';
import { styleStrength } from '../../photo/paint/style-strength.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { freshenPlanting } from './freshen-planting.ts';
import { type GivenPhoto, giveSiteClasses } from '../read/given-photo.ts';
import { classifySitePhoto } from '../read/ground-classes-photo.ts';
import { laySnow } from './lay-snow.ts';
import { wetPaving } from './wet-paving.ts';

/** A style speaks through paving, walls and grade; over planting it keeps back. */
const STYLE_SHARE = 0.8;

/**
 * Edits a photo of a garden, a park or a street: fuller green, another sky and light, wet paving, snow on lawns. Its own
 * pixels stay, nothing is drawn anew.
 * @throws the signal's reason once it is aborted.
 */
export function paintGardenPhoto(
  { photo, given }: GivenPhoto,
  request: RenderRequest,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  const { picture } = photo;
  const planes = decodeColour(picture);
  if (photo.space !== 'exterior') throw new Error('an outside was asked for');
  clock.next('planting', 0.22);
  const open = createPlane(picture.width, picture.height);
  for (let y = 0; y < picture.height; y++)
    open.data.fill(
      smoothstep(photo.horizonY, photo.horizonY + 0.08 * picture.height, y),
      y * picture.width,
      (y + 1) * picture.width,
    );
  const classes = classifySitePhoto(planes, open);
  giveSiteClasses(classes, given);
  freshenPlanting(planes, classes, request.atmosphere, 1 - 0.6 * request.similarity);
  const { confidence, notes } = lightExteriorPhoto(photo, planes, request, clock);
  if (request.atmosphere === 'rain') wetPaving(planes, classes, 0.6, request.seed);
  // Where no sky was found, the shared edit lays no snow; the lawn itself lies open.
  if (request.atmosphere === 'snow' && photo.sky === null)
    laySnow(
      planes,
      {
        lawn: within(classes.lawn, open, 1),
        foliage: within(classes.foliage, open, 0.4),
        paving: within(classes.paving, open, 0.6),
      },
      request.seed,
    );
  clock.next('grade', 0.85);
  gradePhoto(planes, request.style, STYLE_SHARE * styleStrength(request));
  rollOffHighlights(planes);
  const result = encodeColour(planes);
  context.progress(1, 'grade');
  return { picture: result, confidence, timings: clock.finish(), notes: [...notes, 'look: photo'] };
}

function within(share: Plane, open: Plane, most: number): Plane {
  return { ...share, data: share.data.map((v, i) => v * most * (open.data[i] as number)) };
}
