import { forEachNeighbour } from '../../drawing/cell-relations.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from '../read/cell-role.ts';
import type { RoomReading } from '../read/read-room.ts';

/** Share of the picture under which a rigid piece says too little of itself for a finish of its own. */
const MAX_SPECK = 0.0006;
/** Share of its border with others from which the shell holds a piece above eye level. */
const MIN_ON_SHELL = 0.5;

/** Surfaces that run on behind what is drawn over them. */
const SHELL: ReadonlySet<CellRole> = new Set(['wall', 'ceiling', 'plain']);
/** What no body is made of. */
const NO_BODY: ReadonlySet<CellRole> = new Set(['window', 'glass', 'leaf', 'lamp', 'recess']);

/**
 * The cell whose colour a rigid piece takes, or undefined where it is a thing by itself. Of a perspective alone: what hangs wholly
 * above eye level and borders mostly on walls and ceiling is a part of them that cords, beams and mouldings cut off, and a
 * speck is a part of what it borders on most. One surface keeps one material; a cupboard painted like its wall is no lie either.
 */
export function surfaceBehind(
  analysis: DrawingAnalysis,
  room: RoomReading,
  piece: readonly number[],
): number | undefined {
  const { cells, camera, kind, width, height } = analysis;
  if (kind !== 'cad') return undefined;
  let area = 0;
  let lowest = 0;
  for (const i of piece) {
    area += cells.filledArea[i] as number;
    lowest = Math.max(lowest, cells.y1[i] as number);
  }
  const speck = area < MAX_SPECK * width * height;
  const high = lowest < camera.horizonY;
  if (!speck && !high) return undefined;
  const contacts = bordersOf(analysis, piece);
  let border = 0;
  let onShell = 0;
  let longest = 0;
  let behind: number | undefined;
  for (const [other, contact] of contacts) {
    const role = room.roles[other] ?? 'plain';
    border += contact;
    if (SHELL.has(role)) onShell += contact;
    const may = high ? SHELL.has(role) : !NO_BODY.has(role);
    if (!may || contact <= longest) continue;
    longest = contact;
    behind = other;
  }
  return speck || onShell > MIN_ON_SHELL * border ? behind : undefined;
}

/** Length of the border that a piece shares with each cell outside it. */
function bordersOf({ cells }: DrawingAnalysis, piece: readonly number[]): Map<number, number> {
  const own = new Set(piece);
  const contacts = new Map<number, number>();
  for (const i of piece)
    forEachNeighbour(cells, i, (other, e) => {
      if (own.has(other)) return;
      contacts.set(other, (contacts.get(other) ?? 0) + (cells.neighbours.contact[e] as number));
    });
  return contacts;
}
