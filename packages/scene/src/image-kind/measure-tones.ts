import type { Raster } from '@plumbline/imaging/raster.ts';

/** How the tones and colours of a picture are spread. All are shares of its pixels, 0…1, unless stated otherwise. */
export interface ToneFeatures {
  /** The brightest common tone, 0…255: paper, or a model's background. */
  readonly paperTone: number;
  /** Pixels of that tone, however tinted, and brighter ones. */
  readonly paper: number;
  /** Tones clearly above the paper: none where the paper is truly paper. */
  readonly brighter: number;
  /** Tones between ink and paper. */
  readonly middle: number;
  /** Tones below .45 of the paper. */
  readonly dark: number;
  /** Pixels whose channels differ by more than 28 of 255. */
  readonly chromatic: number;
  /** Mean difference of the largest and the smallest channel, 0…255. */
  readonly meanChroma: number;
  /** Number of colours (4 bits a channel) that make up nine tenths of the picture: 1 for line art, > 50 for photos. */
  readonly palette: number;
  /** 0 one hue … 1 all twelve hues alike, weighted by chroma. */
  readonly hueSpread: number;
}

const TONES = 256;
const HALF_WINDOW = 3;
/** The darkest tone that paper may have, of 255. */
const DARKEST_PAPER = 150;
/** Tones below that of the paper, of 255, that are still paper. */
export const PAPER_DEPTH = 14;
/** Difference of a pixel's channels, of 255, from which it is coloured, and from which its hue is no noise. */
const CHROMATIC = 28;
const HUED = 12;
/** Share of the picture that its palette makes up: rare colours are noise and blends. */
const PALETTE_SHARE = 0.9;

/** Measures an RGB picture. */
export function measureTones(picture: Raster): ToneFeatures {
  const { data } = picture;
  const n = picture.width * picture.height;
  const tones = new Float64Array(TONES);
  const palette = new Int32Array(4096);
  const hues = new Float64Array(12);
  let chromatic = 0;
  let chromaSum = 0;
  for (let i = 0, p = 0; i < n; i++, p += 3) {
    const r = data[p] as number;
    const g = data[p + 1] as number;
    const b = data[p + 2] as number;
    const tone = Math.round(0.299 * r + 0.587 * g + 0.114 * b);
    tones[tone] = (tones[tone] as number) + 1;
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    palette[bin] = (palette[bin] as number) + 1;
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    chromaSum += chroma;
    if (chroma > CHROMATIC) chromatic++;
    if (chroma > HUED) {
      const h = hueTwelfth(r, g, b, chroma);
      hues[h] = (hues[h] as number) + chroma;
    }
  }
  const paperTone = findPaperTone(tones);
  const share = (from: number, to: number): number => {
    let sum = 0;
    for (let t = Math.max(0, Math.round(from)); t < Math.min(TONES, to); t++) sum += tones[t] as number;
    return sum / n;
  };
  return {
    paperTone,
    paper: share(paperTone - PAPER_DEPTH, TONES),
    brighter: share(paperTone + 15, TONES),
    middle: share(paperTone * 0.45, paperTone - PAPER_DEPTH),
    dark: share(0, paperTone * 0.45),
    chromatic: chromatic / n,
    meanChroma: chromaSum / n,
    palette: coloursOfNineTenths(palette, n),
    hueSpread: entropy(hues),
  };
}

function hueTwelfth(r: number, g: number, b: number, chroma: number): number {
  const max = Math.max(r, g, b);
  const sixth = max === r ? (g - b) / chroma : max === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return Math.floor(((sixth + 6) % 6) * 2) % 12;
}

/** The most common tone above 150, as the centre of a window of 7. */
function findPaperTone(tones: Float64Array): number {
  let best = 0;
  let bestSum = -1;
  for (let t = DARKEST_PAPER; t < TONES - HALF_WINDOW; t++) {
    let sum = 0;
    for (let k = t - HALF_WINDOW; k <= t + HALF_WINDOW; k++) sum += tones[k] as number;
    if (sum > bestSum) {
      bestSum = sum;
      best = t;
    }
  }
  return best;
}

function coloursOfNineTenths(counts: Int32Array, n: number): number {
  const sorted = counts.slice().sort().reverse();
  let sum = 0;
  let k = 0;
  while (k < sorted.length && sum < PALETTE_SHARE * n) sum += sorted[k++] as number;
  return k;
}

function entropy(weights: Float64Array): number {
  const total = weights.reduce((sum, w) => sum + w, 0);
  if (total === 0) return 0;
  let bits = 0;
  for (const w of weights) if (w > 0) bits -= (w / total) * Math.log(w / total);
  return bits / Math.log(weights.length);
}
