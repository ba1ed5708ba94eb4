import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { startStages } from '../compose/checkpoint.ts';
import type { ColourPlanes } from '../compose/colour-planes.ts';
import { tintNeutrals } from '../compose/style-grade.ts';
import type { RenderRequest } from '../render-types.ts';
import { balancePhoto } from './balance-photo.ts';
import type { PhotoReading } from './exterior-photo.ts';
import { lightRoom } from './light-room.ts';

/** Edits a photo of a room in place. */
export function lightInteriorPhoto(
  picture: Raster,
  planes: ColourPlanes,
  request: RenderRequest,
  clock: ReturnType<typeof startStages>,
): PhotoReading {
  clock.next('light', 0.1);
  balancePhoto(planes, null);
  tintNeutrals(planes, request.style, 1.3 * (1 - request.similarity));
  const { windows } = lightRoom(planes, greyscale(picture), request, 0.5, 1);
  return { confidence: 0.8, notes: [`windows: ${windows}`] };
}
