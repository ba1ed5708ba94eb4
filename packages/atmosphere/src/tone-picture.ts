import type { Raster } from '@plumbline/imaging/raster.ts';

/** −1…1 each, 0 changes nothing. */
export interface Tone {
  readonly brightness: number;
  readonly saturation: number;
  readonly contrast: number;
}

/** Exponent of a full step in brightness: the middle tones move, black and white stay. */
const BRIGHTNESS = 0.75;
const CONTRAST = 0.55;
const SATURATION = 0.8;

/**
 * Brightness, contrast and chroma of a finished RGB picture, in display space and in place. Brightness and contrast are
 * curves through black and white, so nothing clips and the order of tones stays.
 */
export function tonePicture({ channels, data }: Raster, { brightness, saturation, contrast }: Tone): void {
  const curve = toneCurve(brightness, contrast);
  const chroma = 1 + SATURATION * saturation;
  for (let i = 0; i + 2 < data.length; i += channels) {
    const r = curve[data[i] as number] as number;
    const g = curve[data[i + 1] as number] as number;
    const b = curve[data[i + 2] as number] as number;
    const grey = 0.299 * r + 0.587 * g + 0.114 * b;
    data[i] = grey + (r - grey) * chroma;
    data[i + 1] = grey + (g - grey) * chroma;
    data[i + 2] = grey + (b - grey) * chroma;
  }
}

function toneCurve(brightness: number, contrast: number): Float32Array {
  const gamma = 2 ** (-BRIGHTNESS * brightness);
  const curve = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const t = (i / 255) ** gamma;
    const s = t * t * (3 - 2 * t);
    curve[i] = 255 * (t + CONTRAST * contrast * (s - t));
  }
  return curve;
}
