import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import type { DetectedKind } from '@plumbline/scene/image-kind/image-kind.ts';
import { traceByHand, tremor } from './by-hand.ts';
import { type DrawnPicture, resizeDrawn, warpPicture } from './drawn-picture.ts';
import { inkOf, layInk, overInk, thicken } from './ink.ts';
import { photographSheet, scanSheet } from './papers.ts';
import { hatchFaces, tintFaces } from './shade-faces.ts';
import type { TracedDesign } from './trace-design.ts';

export interface Pen {
  readonly name: string;
  /** What a picture in this pen is, the best name first; regions are read as that one. */
  readonly kinds: readonly [DetectedKind, ...DetectedKind[]];
  readonly draw: (design: TracedDesign) => DrawnPicture;
}

/** The pixels of a pen over the truth of a design. */
function draw(design: TracedDesign, picture: Raster): DrawnPicture {
  return { picture, truth: design.truth, camera: design.camera };
}

function bold({ line }: TracedDesign): Plane {
  return gaussianBlur(thicken(inkOf(line)), 0.5);
}

/** Tremors are as wide at any size of the picture. */
function scaleOf({ camera }: TracedDesign): number {
  return Math.max(camera.width, camera.height) / 800;
}

function drawByHand(design: TracedDesign): DrawnPicture {
  const k = scaleOf(design);
  const ink = bold(design);
  const first = tremor(design.seed, 2.2 * k, 46 * k);
  const again = tremor(design.seed + 977, 2.6 * k, 60 * k);
  const strokes = overInk(
    traceByHand(ink, first, design.seed, 0.55),
    traceByHand(ink, again, design.seed + 5, 0.1),
  );
  const { truth } = warpPicture(draw(design, design.line), first, [255, 255, 255]);
  return { picture: layInk(strokes), truth, camera: design.camera };
}

/** Graphite: paler, with the tooth of the paper in every stroke. */
function drawInPencil(design: TracedDesign): DrawnPicture {
  const drawn = drawByHand(design);
  const ink = inkOf(drawn.picture);
  const { width } = ink;
  const toothed = ink.data.map(
    (v, i) => v * (0.45 + 0.4 * hashNoise(i % width, Math.floor(i / width), design.seed)),
  );
  return { ...drawn, picture: layInk({ ...ink, data: toothed }, [252, 250, 246], [40, 40, 44]) };
}

function castShadows(design: TracedDesign): Raster {
  const clay = design.clay();
  const ink = bold(design);
  const paper = layInk(ink);
  for (let i = 0; i < ink.data.length; i++) {
    const light = clay.data[3 * i] as number;
    const tone = light < 120 ? 0.8 : light < 170 ? 0.9 : 1;
    for (let c = 0; c < 3; c++) paper.data[3 * i + c] = (paper.data[3 * i + c] as number) * tone;
  }
  return paper;
}

const fine = (design: TracedDesign): DrawnPicture => draw(design, layInk(inkOf(design.line)));

/** Pens that draw a design's outlines. */
export const LINE_PENS: readonly Pen[] = [
  { name: 'fine', kinds: ['line'], draw: fine },
  { name: 'bold', kinds: ['line'], draw: (design) => draw(design, layInk(bold(design))) },
  { name: 'freehand', kinds: ['sketch'], draw: drawByHand },
  { name: 'pencil', kinds: ['sketch'], draw: drawInPencil },
  {
    name: 'hatched',
    kinds: ['line'],
    draw: (design) => draw(design, layInk(overInk(inkOf(design.line), hatchFaces(design)))),
  },
  // Flat tones between lines are what models look like too.
  { name: 'shadows', kinds: ['line', 'white'], draw: (design) => draw(design, castShadows(design)) },
  {
    name: 'tinted paper',
    kinds: ['line'],
    draw: (design) => draw(design, layInk(bold(design), [226, 206, 170], [70, 40, 24])),
  },
  {
    name: 'white on black',
    kinds: ['line'],
    draw: (design) => draw(design, layInk(bold(design), [16, 18, 22], [240, 240, 236])),
  },
  {
    name: 'scanned',
    kinds: ['line'],
    draw: (design) => scanSheet(draw(design, layInk(bold(design))), design.seed),
  },
  {
    name: 'photographed',
    kinds: ['line', 'sketch'],
    draw: (design) => photographSheet(draw(design, layInk(bold(design))), design.seed),
  },
  {
    name: 'small',
    kinds: ['line'],
    draw: (design) => resizeDrawn(draw(design, layInk(bold(design))), Math.round(400 * scaleOf(design))),
  },
];

/** Pens that show surfaces. */
export const MODEL_PENS: readonly Pen[] = [
  { name: 'clay', kinds: ['white'], draw: (design) => draw(design, design.clay()) },
  { name: 'screenshot', kinds: ['su'], draw: (design) => draw(design, tintFaces(design)) },
  { name: 'photo', kinds: ['photo'], draw: (design) => draw(design, design.photo()) },
  { name: 'watercolour', kinds: ['colour'], draw: (design) => draw(design, paintBy(design, 'watercolour')) },
  { name: 'marker', kinds: ['colour', 'sketch'], draw: (design) => draw(design, paintBy(design, 'marker')) },
];

/** The design as somebody would colour it by hand. */
function paintBy(design: TracedDesign, look: 'watercolour' | 'marker'): Raster {
  const photo = design.photo();
  return illustrate(photo, photo, look, { seed: design.seed });
}
