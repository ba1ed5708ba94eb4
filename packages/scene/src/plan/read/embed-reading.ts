import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import type { PictureBox } from './frame-building.ts';
import type { PlanOpening, PlanPoint, PlanReading, PlanRoom } from './plan-reading.ts';

/** The reading of a part of a picture, as one of the whole picture. @param box the part, in pixels of the picture */
export function embedReading(
  reading: PlanReading,
  box: PictureBox,
  whole: { readonly width: number; readonly height: number },
): PlanReading {
  const { scale } = reading;
  const width = Math.max(reading.width, Math.round(whole.width * scale));
  const height = Math.max(reading.height, Math.round(whole.height * scale));
  const dx = Math.min(width - reading.width, Math.round(box.x0 * scale));
  const dy = Math.min(height - reading.height, Math.round(box.y0 * scale));
  const lay = (from: ArrayLike<number>, to: Uint8Array | Int32Array): void => {
    for (let y = 0; y < reading.height; y++)
      for (let x = 0; x < reading.width; x++)
        to[(y + dy) * width + x + dx] = from[y * reading.width + x] as number;
  };
  const mask = (own: BitMask): BitMask => {
    const out = createBitMask(width, height);
    lay(own.data, out.data);
    return out;
  };
  const labels = (own: LabelMap): LabelMap => {
    const data = new Int32Array(width * height);
    lay(own.data, data);
    return { width, height, data, count: own.count };
  };
  const move = ([x, y]: PlanPoint): PlanPoint => [x + dx, y + dy];
  return {
    ...reading,
    width,
    height,
    walls: mask(reading.walls),
    footprint: mask(reading.footprint),
    roomMap: labels(reading.roomMap),
    furniture: labels(reading.furniture),
    rooms: reading.rooms.map(
      (room): PlanRoom => ({
        ...room,
        outline: room.outline.map(move),
        box: { x0: room.box.x0 + dx, y0: room.box.y0 + dy, x1: room.box.x1 + dx, y1: room.box.y1 + dy },
      }),
    ),
    openings: reading.openings.map(
      (opening): PlanOpening => ({ ...opening, from: move(opening.from), to: move(opening.to) }),
    ),
  };
}
