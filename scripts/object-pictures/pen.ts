/** Ink and greys of the product's pictures of things: nothing is coloured, so that a choice is one of shape. */
export const GREY = {
  paper: '#ecece9',
  white: '#fbfbfa',
  light: '#dededa',
  middle: '#c3c3be',
  dark: '#96968f',
  deep: '#5f5f5a',
  ink: '#262624',
} as const;

export interface Look {
  readonly fill?: string;
  /** Width of the outline; 0: none. */
  readonly line?: number;
  readonly round?: number;
}

const THICK = 2.4;
export const THIN = 1.3;

function paint({ fill = 'none', line = THICK }: Look): string {
  return line === 0
    ? `fill="${fill}"`
    : `fill="${fill}" stroke="${GREY.ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"`;
}

export function box(x: number, y: number, width: number, height: number, look: Look = {}): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${look.round ?? 1}" ${paint(look)}/>`;
}

export function shape(d: string, look: Look = {}): string {
  return `<path d="${d}" ${paint(look)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, look: Look = {}): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint(look)}/>`;
}

/** The soft patch that a thing stands on. */
export function shadow(x: number, y: number, rx: number, ry = 5): string {
  return oval(x, y, rx, ry, { fill: GREY.middle, line: 0 });
}

/** Several strokes from place to place, e.g. `strokes(n, (k) => …)` for boards and bars. */
export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('');
}
