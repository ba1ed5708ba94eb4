import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { boxWidth, contactWith, forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { RoomReading } from '../read/read-room.ts';

/** Legs, rails, shelves, the edges and tops of tables: timber whatever the body is painted with. */
export function isTimberPart(analysis: DrawingAnalysis, room: RoomReading, i: number): boolean {
  const { cells, width } = analysis;
  const short = cells.shortSide[i] as number;
  const long = cells.longSide[i] as number;
  if (long > 3 * short && short < 0.022 * width && long > 0.03 * width) {
    const upright = Math.abs(cells.angle[i] as number) > Math.PI / 4;
    return upright ? !liesInBody(analysis, room, i) : !restsOnBody(analysis, room, i);
  }
  const facing = room.facings[i];
  if (
    facing === undefined ||
    facing[1] > -0.7 ||
    (cells.filledArea[i] as number) > 0.012 * width * analysis.height
  )
    return false;
  // A table's top: seen from above, and below it nothing but its thin edge.
  let below = 0;
  let edge = 0;
  forEachNeighbour(cells, i, (other, e) => {
    const contact = cells.neighbours.below[e] as number;
    below += contact;
    const thin = (cells.shortSide[other] as number) < 0.012 * width;
    const slab = thin && (cells.longSide[other] as number) > 3 * (cells.shortSide[other] as number);
    if (slab && !restsOnBody(analysis, room, other)) edge += contact;
  });
  return below > 0 && edge > 0.7 * below;
}

/** True if something as wide as the slab is right under it: a mattress, a cupboard. Legs and open floor are not. */
function restsOnBody(analysis: DrawingAnalysis, room: RoomReading, slab: number): boolean {
  const { cells } = analysis;
  let found = false;
  forEachNeighbour(cells, slab, (other, e) => {
    const role = room.roles[other];
    const body = role === 'rigid' || role === 'fabric' || role === 'joinery';
    if (body && (cells.neighbours.below[e] as number) > 0.45 * boxWidth(cells, slab)) found = true;
  });
  return found;
}

/** True for an upright strip between larger faces of the same piece: the side of an arm or a cushion, not a leg. */
function liesInBody(analysis: DrawingAnalysis, room: RoomReading, strip: number): boolean {
  const { cells } = analysis;
  const inBody = contactWith(
    cells,
    strip,
    (o) =>
      room.group[o] === room.group[strip] &&
      (cells.filledArea[o] as number) > 1.5 * (cells.filledArea[strip] as number),
  );
  return inBody > 0.45 * (cells.perimeter[strip] as number);
}
