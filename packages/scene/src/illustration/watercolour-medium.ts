import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { clamp, mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { paperGrain, slowNoise } from './paper-grain.ts';
import { smoothWashes } from './smooth-washes.ts';

export interface WatercolourLook {
  /** Paper in OKLab. */
  readonly paper: readonly [number, number, number];
  /** 0…1: how far pigment swells, pools and settles. */
  readonly flow: number;
  /** 0…1: how far light places are left as bare paper. */
  readonly highlights: number;
  readonly seed: number;
}

/**
 * Paints a picture in transparent washes on rough paper: even washes that pool towards their rims, swell slowly and settle in
 * the tooth of the paper (Bousseau, Kaplan, Thollot, Sillion, "Interactive watercolor rendering", 2006).
 */
export function paintWatercolour(picture: OklabPlanes, look: WatercolourLook): OklabPlanes {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  const washes = smoothWashes(picture, Math.max(2, Math.round(8 * unit)), 0.006);
  const bled = gaussianBlur({ width, height, data: washes.l }, 5 * unit).data;
  const swell = slowNoise(width, height, 150 * unit, look.seed);
  const bloom = slowNoise(width, height, 34 * unit, look.seed + 9);
  const grain = paperGrain(width, height, Math.max(1.3, 2.4 * unit), look.seed);
  const [paperL, paperA, paperB] = look.paper;
  const hueA = gaussianBlur({ width, height, data: washes.a }, 3 * unit).data;
  const hueB = gaussianBlur({ width, height, data: washes.b }, 3 * unit).data;
  for (let i = 0; i < washes.l.length; i++) {
    const l = mix(washes.l[i] as number, picture.l[i] as number, 0.1);
    // Pigment drifts to the rim of a wash: the darker side of each edge is darker still.
    const rim = clamp(3.2 * ((bled[i] as number) - l), -0.12, 0.3);
    const depth = smoothstep(0.97, 0.35, l);
    const settled = (grain[i] as number) * (0.5 + 0.8 * depth);
    const density =
      1 + look.flow * (0.15 * (swell[i] as number) + 0.1 * (bloom[i] as number) + 0.1 * settled + rim);
    // Washes are thin: they are lighter than what they show, and only the deepest darks are laid on thickly.
    const pigment = 0.77 * Math.max(0, paperL - l) ** 1.1 * density;
    // Lights without a colour are left as paper; a pale colour is still a wash.
    const coloured = smoothstep(0.012, 0.045, Math.hypot(hueA[i] as number, hueB[i] as number));
    const bare =
      look.highlights * smoothstep(0.7, 0.93, l - 0.02 * (bloom[i] as number)) * (1 - 0.65 * coloured);
    const tone = mix(paperL - pigment, paperL, 0.75 * bare) + 0.007 * (grain[i] as number);
    const chroma = (1 + 0.3 * (density - 1)) * (1 - 0.6 * bare);
    washes.l[i] = clamp(tone, 0, 1);
    washes.a[i] = mix(paperA, mix(washes.a[i] as number, hueA[i] as number, 0.5) * chroma, 1 - 0.5 * bare);
    washes.b[i] = mix(paperB, mix(washes.b[i] as number, hueB[i] as number, 0.5) * chroma, 1 - 0.5 * bare);
  }
  return washes;
}
