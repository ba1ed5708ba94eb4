import { AERIAL_VIEWS } from './aerial-views.ts';
import { drawingSvg } from './drawing-svg.ts';
import { GARDENS } from './gardens.ts';
import { visibleStrokes } from './hidden-lines.ts';
import { HOUSES } from './houses.ts';
import { PUBLIC_ROOMS } from './public-rooms.ts';
import { type DrawingSubject, ROOMS } from './rooms.ts';
import { TERRACES } from './terraces.ts';

/** Every subject that a drawing can be made of, rooms first. */
export const SUBJECTS: readonly DrawingSubject[] = [
  ...ROOMS,
  ...PUBLIC_ROOMS,
  ...HOUSES,
  ...TERRACES,
  ...GARDENS,
  ...AERIAL_VIEWS,
];

/** The line drawing of a subject as SVG text, 3:2. The same arguments give the same text. */
export function makeDrawing(subject: DrawingSubject, width: number): string {
  const height = Math.round((width * 2) / 3);
  return drawingSvg(visibleStrokes(subject.scene, subject.camera, width, height), width, height);
}
