/** A colour in OKLab: lightness 0…1, and two axes of about −0.4…0.4. */
type Oklab = readonly [lightness: number, a: number, b: number];

export interface ColourBucket {
  /** Place in `COLOUR_BUCKETS`, stored with each work: never to change its meaning. */
  readonly id: number;
  readonly hex: string;
}

const HUES = 12;
/** Lightness and chroma of the rings of hues: dark, earthy, pale, and as strong as a building gets. */
const RINGS = [
  [0.32, 0.05],
  [0.55, 0.06],
  [0.82, 0.06],
  [0.62, 0.15],
] as const;
const GREYS = [0.12, 0.35, 0.55, 0.75, 0.93] as const;
/** How far from the colour that was asked for a bucket still counts as near. */
const NEAR = 0.09;

const CENTRES: readonly Oklab[] = [
  ...GREYS.map((lightness): Oklab => [lightness, 0, 0]),
  ...RINGS.flatMap(([lightness, chroma]) =>
    Array.from({ length: HUES }, (_, place): Oklab => {
      const hue = (place / HUES) * 2 * Math.PI;
      return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
    }),
  ),
];

/** The colours that works are found by: five greys and four rings of twelve hues. */
export const COLOUR_BUCKETS: readonly ColourBucket[] = CENTRES.map((centre, id) => ({
  id,
  hex: hexOf(centre),
}));

/** The bucket that a colour falls into. @param hex `#rrggbb` */
export function colourBucketOf(hex: string): number {
  return nearest(oklabOf(hex))[0]?.id ?? 0;
}

/** Buckets whose colours look like this one, the nearest first; at least one. @param hex `#rrggbb` */
export function bucketsNear(hex: string): readonly number[] {
  const sorted = nearest(oklabOf(hex));
  return sorted.filter(({ distance }, place) => place === 0 || distance <= NEAR).map(({ id }) => id);
}

function nearest(colour: Oklab): { readonly id: number; readonly distance: number }[] {
  return CENTRES.map((centre, id) => ({
    id,
    distance: Math.hypot(centre[0] - colour[0], centre[1] - colour[1], centre[2] - colour[2]),
  })).sort((a, b) => a.distance - b.distance);
}

/** sRGB to OKLab (Björn Ottosson, “A perceptual color space for image processing”, 2020). @param hex `#rrggbb` */
function oklabOf(hex: string): Oklab {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return oklabOfLinear(red as number, green as number, blue as number);
}

function oklabOfLinear(red: number, green: number, blue: number): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) =>
      Math.round(encoded(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}
