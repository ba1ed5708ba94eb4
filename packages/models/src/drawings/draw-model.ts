import { diagonalOf } from '../geometry/boxes.ts';
import type { Bounds, Model } from '../model/model.ts';
import { drawCuts } from './draw-cuts.ts';
import type { Drawing, DrawingNote, DrawnStroke, SheetName } from './drawing.ts';
import { DrawingFailure } from './drawing-failure.ts';
import { collectFaces } from './faces/collect-faces.ts';
import type { Faces } from './faces/faces.ts';
import type { HiddenParts } from '../shown/hidden-parts.ts';
import { drawnParts } from './faces/drawn-parts.ts';
import { coreOf } from './faces/find-surrounds.ts';
import { type Frame, type FrameWindow, frameU, frameV, sidesOf } from './frame.ts';
import { withCaps } from './cut/cut-model.ts';
import { type FoundLine, findLines } from './hide/find-lines.ts';
import type { LineKind } from './hide/weigh-stretch.ts';
import { thinOut } from './hide/thin-out.ts';
import { labelRooms } from './sheet/label-rooms.ts';
import { type PaperLine, cleanLines } from './sheet/clean-lines.ts';
import type { Poche } from './sheet/class-styles.ts';
import { type SheetFit, fitToSheet } from './sheet/fit-to-sheet.ts';
import { shadeClay } from './sheet/shade-clay.ts';
import { titleStrip } from './sheet/title-strip.ts';
import { type DrawingLanguage, titleOf } from './sheet/titles.ts';
import { type DrawingView, type SectionPlane, frameOf, keptSide, planesOf } from './view.ts';

export interface DrawModelOptions {
  readonly view: DrawingView;
  /** Cuts beside that of a plan or a section. */
  readonly sections?: readonly SectionPlane[] | undefined;
  readonly hidden?: HiddenParts | undefined;
  /** Where nothing is asked for: the largest common scale on A3. */
  readonly sheet?: SheetName | undefined;
  readonly scale?: number | undefined;
  readonly poche?: Poche | undefined;
  /** With grey surfaces in soft light under the lines. */
  readonly clay?: boolean | undefined;
  readonly language: DrawingLanguage;
  /** Stands before the kind of the drawing: a storey, a room. */
  readonly name?: string | undefined;
  /** Radians of the model's −z from true north, clockwise. */
  readonly north?: number | undefined;
  readonly signal: AbortSignal;
  readonly progress?: ((fraction: number) => void) | undefined;
}

/** The heaviest first: what lies on one line is drawn by it. */
const LINE_WEIGHTS_MM: Readonly<Record<LineKind, number>> = {
  profile: 0.35,
  outline: 0.25,
  contour: 0.18,
  edge: 0.18,
  fine: 0.13,
};

/**
 * Draws a model: lines that are seen, what is cut, rooms on plans, on a sheet and true to scale. The same model and options give the same
 * drawing, stroke by stroke.
 *
 * @throws DrawingFailure where nothing is to be seen or the sheet is too small; `signal.reason` after an abort.
 */
export function drawModel(model: Model, options: DrawModelOptions): Drawing {
  const { view, signal, progress = () => {}, language } = options;
  const parts = drawnParts(model, options.hidden);
  const planes = planesOf(view, options.sections ?? []);
  // The picture of a camera ends where the picture ends.
  const framed = view.kind === 'perspective';
  const open = framed ? frameOf(view) : closeOnCore(frameOf(view), coreOf(model, parts));
  const collected = collectFaces(model, parts, open, planes, signal);
  progress(0.3);
  if (collected.faces.count === 0)
    throw new DrawingFailure('DRAWING_EMPTY', `nothing of ${model.triangles} triangles is seen`);
  const frame = !framed ? { ...open, window: windowOf(collected.faces) } : open;
  const fit = fitToSheet(frame, options);
  const capped = withCaps(collected.faces, parts, collected.cuts, frame, (cut) => [
    ...planes.filter((plane) => plane !== cut.plane).map(keptSide),
    ...sidesOf(frame),
  ]);
  const found = findLines(
    { ...collected, faces: capped.faces },
    capped.parts,
    frame,
    options.clay === true,
    signal,
    (done) => progress(0.3 + done * 0.5),
  );
  const { lines, thinned } = thinOut(found, fit.perUnit);
  const cut = drawCuts(collected.cuts, planes, frame, fit, options.poche ?? 'auto');
  progress(0.9);
  const strip = titleStrip(
    fit,
    titleOf(view, language, options.name ?? null),
    view.kind === 'plan' ? (options.north ?? 0) : null,
  );
  const rooms = view.kind === 'plan' ? labelRooms(model, view.heightM, frame, fit) : [];
  const strokes = strokesOf(cut.lines, lines, fit);
  progress(1);
  return {
    title: titleOf(view, language, options.name ?? null),
    sheet: fit.sheet,
    scale: fit.scale,
    underlay: options.clay === true ? shadeClay(found, frame, fit, signal) : null,
    fills: [...cut.fills, ...strip.fills],
    strokes: [...cut.hatches, ...strokes, ...(framed ? [borderOf(frame.window, fit)] : []), ...strip.strokes],
    texts: [...rooms, ...strip.texts],
    notes: notesOf(thinned, cut.open),
  };
}

/** The picture of a camera ends somewhere: without a border its cut lines look like mistakes. */
function borderOf({ left, top, right, bottom }: FrameWindow, { x, y }: SheetFit): DrawnStroke {
  const [x0, y0, x1, y1] = [x(left), y(top), x(right), y(bottom)];
  return {
    layer: 'sheet',
    class: 'border',
    weightMm: 0.18,
    lines: [[x0, y0, x1, y0, x1, y1, x0, y1, x0, y0]],
  };
}

function notesOf(thinned: number, open: number): readonly DrawingNote[] {
  const notes: DrawingNote[] = [
    { kind: 'coarser', count: thinned },
    { kind: 'open-cut', count: open },
  ];
  return notes.filter(({ count }) => count > 0);
}

/** Of its size: what is drawn round about what a drawing is of, where there is more than that. */
const AROUND = 0.12;

/** Where a plain or a backdrop surrounds what is drawn, a parallel view ends a little beyond the latter. */
function closeOnCore(frame: Frame, core: Bounds | null): Frame {
  if (core === null) return frame;
  const more = diagonalOf(core) * AROUND;
  let [left, top, right, bottom] = NO_WINDOW;
  for (let corner = 0; corner < 8; corner += 1) {
    const x = (corner & 1 ? core.max : core.min)[0];
    const y = (corner & 2 ? core.max : core.min)[1];
    const z = (corner & 4 ? core.max : core.min)[2];
    const [u, v] = [frameU(frame, x, y, z), frameV(frame, x, y, z)];
    [left, top, right, bottom] = [
      Math.min(left, u),
      Math.min(top, v),
      Math.max(right, u),
      Math.max(bottom, v),
    ];
  }
  return {
    ...frame,
    window: { left: left - more, top: top - more, right: right + more, bottom: bottom + more },
  };
}

const NO_WINDOW = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

/** What is drawn and a hair more, so that its outermost edges have somewhere to be seen against. */
function windowOf({ corners, count }: Faces): FrameWindow {
  let [left, top, right, bottom] = NO_WINDOW as readonly [number, number, number, number];
  for (let at = 0; at < count * 9; at += 3) {
    const [u, v] = [corners[at] as number, corners[at + 1] as number];
    if (u < left) left = u;
    if (u > right) right = u;
    if (v < top) top = v;
    if (v > bottom) bottom = v;
  }
  const more = Math.max(right - left, bottom - top) / 1000;
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more };
}

function strokesOf(
  cut: readonly PaperLine[],
  found: readonly FoundLine[],
  fit: SheetFit,
): readonly DrawnStroke[] {
  const seen = (Object.keys(LINE_WEIGHTS_MM) as LineKind[]).flatMap((kind) =>
    found
      .filter((line) => line.kind === kind)
      .map((line) => ({
        x0: fit.x(line.from[0]),
        y0: fit.y(line.from[1]),
        x1: fit.x(line.to[0]),
        y1: fit.y(line.to[1]),
        group: `beyond|${kind}|${LINE_WEIGHTS_MM[kind]}`,
      })),
  );
  return [...cleanLines([...cut, ...seen])].map(([group, lines]) => {
    const [layer = '', kind = '', weight = ''] = group.split('|');
    return { layer: layer === 'cut' ? 'cut' : 'beyond', class: kind, weightMm: Number(weight), lines };
  });
}
