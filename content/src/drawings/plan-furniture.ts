import type { Place, PlanSheet } from './plan-sheet.ts';

/** Where the back of a piece stands: against what lies up, down, left or right of it. */
type Back = 'up' | 'down' | 'left' | 'right';

const PAPER = '#ffffff';

/** A piece drawn with its back up, turned to stand where it should; `size` is width along the back and depth. */
class Piece {
  readonly #sheet: PlanSheet;
  readonly #at: Place;
  readonly #back: Back;

  constructor(sheet: PlanSheet, at: Place, back: Back) {
    this.#sheet = sheet;
    this.#at = at;
    this.#back = back;
  }

  place(u: number, v: number): Place {
    const [x, y] = this.#at;
    if (this.#back === 'up') return [x + u, y + v];
    if (this.#back === 'down') return [x - u, y - v];
    if (this.#back === 'left') return [x + v, y - u];
    return [x - v, y + u];
  }

  box(u: number, v: number, w: number, d: number, fine = false): this {
    const corners = [this.place(u, v), this.place(u + w, v), this.place(u + w, v + d), this.place(u, v + d)];
    this.#sheet.shape(corners, fine ? 'fine' : 'plain', PAPER);
    return this;
  }

  round(u: number, v: number, radius: number, fine = false): this {
    this.#sheet.circle(this.place(u, v), radius, fine ? 'fine' : 'plain', PAPER);
    return this;
  }

  line(points: readonly Place[]): this {
    this.#sheet.line(
      points.map(([u, v]) => this.place(u, v)),
      'fine',
    );
    return this;
  }

  curve(points: readonly Place[]): this {
    this.#sheet.curve(
      points.map(([u, v]) => this.place(u, v)),
      true,
      'plain',
      PAPER,
    );
    return this;
  }
}

/** `at` is the middle of the back of every piece. */
type Draw = (sheet: PlanSheet, at: Place, back: Back) => void;

/** A double bed between two night tables. */
export const bed: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back)
    .box(-1.4, 0.04, 0.42, 0.42)
    .round(-1.19, 0.25, 0.13, true)
    .box(0.98, 0.04, 0.42, 0.42)
    .round(1.19, 0.25, 0.13, true)
    .box(-0.9, 0.04, 1.8, 2.05)
    .box(-0.78, 0.14, 0.68, 0.38, true)
    .box(0.1, 0.14, 0.68, 0.38, true)
    .line([
      [-0.9, 0.78],
      [0.9, 0.78],
    ]);
};

export const singleBed: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back)
    .box(-0.6, 0.04, 1.2, 2.05)
    .box(-0.42, 0.14, 0.84, 0.36, true)
    .line([
      [-0.6, 0.74],
      [0.6, 0.74],
    ]);
};

/** Deep enough for hangers, which are shown. @param width in metres. */
export function wardrobe(sheet: PlanSheet, at: Place, back: Back, width: number): void {
  const piece = new Piece(sheet, at, back).box(-width / 2, 0.03, width, 0.58);
  piece.line([
    [-width / 2, 0.32],
    [width / 2, 0.32],
  ]);
  for (let u = -width / 2 + 0.18; u < width / 2 - 0.1; u += 0.22)
    piece.line([
      [u, 0.12],
      [u + 0.05, 0.52],
    ]);
}

/** @param width in metres; a seat is about .7 wide. */
export function sofa(sheet: PlanSheet, at: Place, back: Back, width: number): void {
  const piece = new Piece(sheet, at, back).box(-width / 2, 0.04, width, 0.9);
  piece.box(-width / 2, 0.04, width, 0.22, true);
  piece.box(-width / 2, 0.04, 0.2, 0.9, true).box(width / 2 - 0.2, 0.04, 0.2, 0.9, true);
  const inner = width - 0.4;
  const seats = Math.max(1, Math.round(inner / 0.75));
  for (let i = 1; i < seats; i++)
    piece.line([
      [-inner / 2 + (inner * i) / seats, 0.26],
      [-inner / 2 + (inner * i) / seats, 0.94],
    ]);
}

export const armchair: Draw = (sheet, at, back) => sofa(sheet, at, back, 0.95);

const chair: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back).box(-0.22, 0.04, 0.44, 0.42).box(-0.22, 0.02, 0.44, 0.07, true);
};

/** A long table with chairs on both sides. @param at its middle. */
export function tableWithChairs(sheet: PlanSheet, [x, y]: Place, [w, h]: Place, chairs: number): void {
  for (let i = 0; i < chairs; i++) {
    const u = x - w / 2 + (w * (i + 0.5)) / chairs;
    chair(sheet, [u, y - h / 2 - 0.34], 'up');
    chair(sheet, [u, y + h / 2 + 0.34], 'down');
  }
  sheet.box([x - w / 2, y - h / 2], [w, h], 'plain', PAPER);
}

/** A desk with its chair before it. */
export function desk(sheet: PlanSheet, at: Place, back: Back, width = 1.4): void {
  const piece = new Piece(sheet, at, back);
  const seat = piece.place(0, 1.14);
  chair(sheet, seat, back === 'up' ? 'down' : back === 'down' ? 'up' : back === 'left' ? 'right' : 'left');
  piece.box(-width / 2, 0.03, width, 0.66).box(-0.28, 0.14, 0.56, 0.1, true);
}

/** A low or high cupboard. @param size width and depth in metres. */
export function cupboard(sheet: PlanSheet, at: Place, back: Back, [w, d]: Place): void {
  new Piece(sheet, at, back).box(-w / 2, 0.02, w, d);
}

export const toilet: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back).box(-0.2, 0.03, 0.4, 0.18).curve([
    [-0.17, 0.26],
    [0.17, 0.26],
    [0.2, 0.48],
    [0, 0.7],
    [-0.2, 0.48],
  ]);
};

/** A counter with a basin. */
export function basin(sheet: PlanSheet, at: Place, back: Back, width = 0.9): void {
  new Piece(sheet, at, back)
    .box(-width / 2, 0.03, width, 0.52)
    .curve([
      [-0.24, 0.16],
      [0.24, 0.16],
      [0.2, 0.44],
      [-0.2, 0.44],
    ])
    .round(0, 0.12, 0.025, true);
}

export const bathtub: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back).box(-0.38, 0.03, 0.76, 1.6).curve([
    [-0.26, 0.16],
    [0.26, 0.16],
    [0.28, 0.8],
    [0.2, 1.5],
    [-0.2, 1.5],
    [-0.28, 0.8],
  ]);
};

/** A tray with its drain. */
export const shower: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back)
    .box(-0.45, 0.03, 0.9, 0.9)
    .line([
      [-0.45, 0.03],
      [0.45, 0.93],
    ])
    .line([
      [0.45, 0.03],
      [-0.45, 0.93],
    ])
    .round(0, 0.48, 0.06, true);
};

/** A stretch of worktop. @param width in metres. */
export function worktop(sheet: PlanSheet, at: Place, back: Back, width: number): void {
  new Piece(sheet, at, back).box(-width / 2, 0.02, width, 0.6);
}

export const hob: Draw = (sheet, at, back) => {
  const piece = new Piece(sheet, at, back).box(-0.36, 0.08, 0.72, 0.46, true);
  for (const [u, v] of [
    [-0.18, 0.2],
    [0.18, 0.2],
    [-0.18, 0.42],
    [0.18, 0.42],
  ] as const)
    piece.round(u, v, 0.09, true);
};

export const sink: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back).box(-0.38, 0.1, 0.36, 0.4, true).box(0.02, 0.1, 0.36, 0.4, true);
};

export const fridge: Draw = (sheet, at, back) => {
  new Piece(sheet, at, back).box(-0.35, 0.03, 0.7, 0.68).line([
    [-0.35, 0.6],
    [0.35, 0.6],
  ]);
};

/** A plant in a pot: leaves about its middle. */
export function pottedPlant(sheet: PlanSheet, [x, y]: Place, radius = 0.3): void {
  sheet.circle([x, y], radius, 'plain', PAPER);
  for (let i = 0; i < 7; i++) {
    const a = (2 * Math.PI * i) / 7;
    sheet.line(
      [
        [x, y],
        [x + 0.85 * radius * Math.cos(a), y + 0.85 * radius * Math.sin(a)],
      ],
      'fine',
    );
  }
}
