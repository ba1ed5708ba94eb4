import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { RenderRequest } from '../../render-request.ts';
import { balancePhoto } from './balance-photo.ts';
import type { LitPhoto } from './exterior-photo.ts';
import { lightRoom } from './light-room.ts';
import type { InteriorPhoto } from '../read/read-photo.ts';
import { restyleTimber } from './restyle-timber.ts';
import { restyleWalls } from './restyle-walls.ts';
import { settleNeutrals } from './settle-neutrals.ts';
import { styleStrength } from './style-strength.ts';

/** Edits a photo of a room in place. */
export function lightInteriorPhoto(
  { picture, windows, surfaces }: InteriorPhoto,
  planes: ColourPlanes,
  request: RenderRequest,
  clock: StageClock,
): LitPhoto {
  const light = greyscale(picture);
  balancePhoto(planes, null);
  clock.next('materials', 0.15);
  const strength = styleStrength(request);
  settleNeutrals(planes, request.style, strength);
  const timber = restyleTimber(planes, request.style, strength);
  const walls = restyleWalls(planes, surfaces, light, request.style, strength);
  clock.next('light', 0.35);
  lightRoom(planes, light, request, { windows, pools: 0.5, daylight: 1 });
  return {
    confidence: 0.8,
    notes: [
      `windows: ${windows.count}`,
      `walls: ${Math.round(100 * walls)} %`,
      `timber: ${Math.round(100 * timber)} %`,
    ],
  };
}
