import { makeDrawing, SUBJECTS } from '@plumbline/content/drawings/make-drawing.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import sharp from 'sharp';

/** Longest edge, as a client sends it. */
const EDGE = 512;
const INK = '#141414';

/** A drawing that somebody goes on drawing at. */
export interface ChangingDrawing {
  readonly name: string;
  readonly function: LiveOptions['function'];
  /** As it stands after so many changes: each moves one thing, or adds a stroke. */
  readonly states: readonly DrawnState[];
}

/** RGB. */
export interface DrawnState {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** Boxes of paper with an outline: what is behind them is hidden, as behind a chimney. */
const boxes = (...all: readonly Box[]) =>
  all
    .map(
      ([x, y, width, height]) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff" stroke="${INK}" stroke-width="0.9"/>`,
    )
    .join('');
const strokes = (...all: readonly string[]) =>
  `<path d="${all.join('')}" fill="none" stroke="${INK}" stroke-width="0.9"/>`;
/** How often the thing of that number has been moved after `step` changes: they take turns. */
const moves = (step: number, thing: number) => Math.floor((step + 2 - thing) / 3);

/** A chimney that moves along the roof, a window that moves along the gable's side, and a fence that grows by its posts. */
function house(step: number): string {
  const chimney = 190 + 9 * (moves(step, 0) % 8);
  const window = 222 + 3 * (moves(step, 1) % 8);
  const posts = Array.from({ length: moves(step, 2) % 9 }, (_, post) => `M${300 + 20 * post} 320v-26h8v26`);
  return boxes([chimney, 48, 24, 34], [chimney - 2, 44, 28, 6], [window, 180, 12, 34]) + strokes(...posts);
}

/** A frame that moves along the wall, a vase that moves along the cupboard, and a shelf of books that fills. */
function room(step: number): string {
  const frame = 330 + 2 * (moves(step, 0) % 8);
  const vase = 395 + 4 * (moves(step, 1) % 9);
  const books = Array.from({ length: moves(step, 2) % 9 }, (_, book) => `M${150 + 6 * book} 128v-22h5v22`);
  return boxes([frame, 104, 24, 40], [vase, 172, 8, 15]) + strokes('M146 128h64v4h-64z', ...books);
}

const DRAWINGS = [
  { name: 'house', id: 'homestay', function: 'architecturalRender', at: house },
  { name: 'room', id: 'living-room', function: 'indoorRender', at: room },
] as const;

/** A house and a room in line, each after 0 to `changes` changes, drawn beforehand so that none of it is timed. */
export async function changingDrawings(changes: number): Promise<ChangingDrawing[]> {
  return Promise.all(
    DRAWINGS.map(async ({ name, id, function: tool, at }) => {
      const subject = SUBJECTS.find((candidate) => candidate.id === id);
      if (!subject) throw new Error(`no drawing ${id}`);
      const still = makeDrawing(subject, EDGE);
      const states: DrawnState[] = [];
      for (let step = 0; step <= changes; step += 1)
        states.push(await drawn(still.replace('</svg>', `${at(step)}</svg>`)));
      return { name, function: tool, states };
    }),
  );
}

async function drawn(svg: string): Promise<DrawnState> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
