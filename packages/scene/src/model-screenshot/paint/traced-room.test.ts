import type { Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { paintOnce } from '../../test/paint-once.ts';
import { testContext, testRequest } from '../../test/draw-pictures.ts';
import { MODEL_SCREENSHOT } from '../model-screenshot.ts';
import { drawRoomModel, projectRoom, ROOM_HEIGHT, ROOM_WIDTH } from '../test/draw-room-model.ts';

const paintModel = paintOnce(MODEL_SCREENSHOT);

/** Mean green around a place, 0…255. */
const lightAt = (picture: Raster, place: readonly [number, number, number]): number => {
  const [u, v] = projectRoom(place);
  const [kx, ky] = [picture.width / ROOM_WIDTH, picture.height / ROOM_HEIGHT];
  let sum = 0;
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++)
      sum += picture.data[
        3 * (Math.round(v * ky + dy) * picture.width + Math.round(u * kx + dx)) + 1
      ] as number;
  return sum / 49;
};

test("a viewport's even floor is light before the window and dark behind the counter that hides it from there", () => {
  const request = { ...testRequest(), space: 'interior', kind: 'su', atmosphere: 'rain' } as const;
  const { picture, notes } = paintModel(drawRoomModel(), request, testContext());
  expect(notes).toContain('light: traced');
  const before = lightAt(picture, [1.6, 1.5, 3.2]);
  const behind = lightAt(picture, [-1.1, 1.5, 3.1]);
  expect(before).toBeGreaterThan(1.15 * behind);
});

test('a picture whose edges make no room keeps the light that it has', () => {
  const flat = drawRoomModel();
  flat.data.fill(190);
  const request = { ...testRequest(), space: 'interior', kind: 'su' } as const;
  expect(paintModel(flat, request, testContext()).notes).toContain('light: its own');
});
