import type { Size } from './frame.ts';

/** What is known of a family of models before one of it is asked. */
export interface ModelTraits {
  readonly model: RegExp;
  /** The sizes that it makes; `free`: any of multiples of 16 within bounds. */
  readonly sizes: readonly Size[] | 'free';
  readonly edits: boolean;
  /** Whether further pictures beside the base are looked at. */
  readonly manyPictures: boolean;
  /** Says in what form the picture comes; the newer ones refuse to be told. */
  readonly responseFormat: boolean;
  readonly inputFidelity: boolean;
  /** Signs of a prompt. */
  readonly promptMax: number;
}

const sizes = (...list: readonly (readonly [number, number])[]): readonly Size[] =>
  list.map(([width, height]) => ({ width, height }));
const STANDARD = sizes([1024, 1024], [1536, 1024], [1024, 1536]);

/** The first that fits. The last is for servers that speak the protocol with models of their own. */
const TRAITS: readonly ModelTraits[] = [
  {
    model: /^gpt-image-2/,
    sizes: 'free',
    edits: true,
    manyPictures: true,
    responseFormat: false,
    inputFidelity: false,
    promptMax: 32_000,
  },
  {
    model: /^(?:gpt-image|chatgpt-image)/,
    sizes: STANDARD,
    edits: true,
    manyPictures: true,
    responseFormat: false,
    inputFidelity: true,
    promptMax: 32_000,
  },
  {
    model: /^dall-e-2/,
    sizes: sizes([1024, 1024]),
    edits: true,
    manyPictures: false,
    responseFormat: true,
    inputFidelity: false,
    promptMax: 1_000,
  },
  {
    model: /^dall-e-3/,
    sizes: sizes([1024, 1024], [1792, 1024], [1024, 1792]),
    edits: false,
    manyPictures: false,
    responseFormat: true,
    inputFidelity: false,
    promptMax: 4_000,
  },
  {
    model: /./,
    sizes: 'free',
    edits: true,
    manyPictures: true,
    responseFormat: true,
    inputFidelity: false,
    promptMax: 4_000,
  },
];

/** Free sizes: pixels altogether, and the longest side against the other. */
const LEAST_PIXELS = 655_360;
const MOST_PIXELS = 2560 * 1440;
const STEP = 16;
const MOST_STRETCHED = 3;

export function traitsOf(model: string): ModelTraits {
  const found = TRAITS.find((traits) => traits.model.test(model));
  if (!found) throw new RangeError('a model has a name');
  return found;
}

/** The size to ask for, of those that a model makes: the one whose proportions are nearest, or the wanted one where it may be. */
export function sizeFor({ sizes: made }: ModelTraits, wanted: Size): Size {
  if (made === 'free') return freeSize(wanted);
  const stretch = ({ width, height }: Size) => Math.log(width / height);
  const [first] = made.toSorted(
    (a, b) => Math.abs(stretch(a) - stretch(wanted)) - Math.abs(stretch(b) - stretch(wanted)),
  );
  return first ?? { width: 1024, height: 1024 };
}

function freeSize({ width, height }: Size): Size {
  const stretched = Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, width / height));
  const pixels = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, width * height));
  const side = (value: number) => STEP * Math.max(1, Math.round(value / STEP));
  // Rounded up, so that rounding never falls below the least.
  const high = STEP * Math.ceil(Math.sqrt(pixels / stretched) / STEP);
  return { width: side(high * stretched), height: high };
}
