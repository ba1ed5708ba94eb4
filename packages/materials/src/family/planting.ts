import { seededRandom } from '@plumbline/imaging/random.ts';
import { parseHexColour, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import { createTorusCanvas, finishCanvas, stampLeaf } from '../noise/torus-canvas.ts';

/** A kind of leaf, blade, straw or pebble strewn over the tile. */
export interface Strewn {
  /** Colours, each as likely. */
  readonly tones: readonly string[];
  /** How many per square decimetre. */
  readonly density: number;
  /** Millimetres: shortest and longest, and breadth as a share of the length. */
  readonly length: readonly [number, number];
  readonly slender: number;
  /** 0 lying any way … 1 all along `direction`. */
  readonly aligned: number;
  /** Radians. */
  readonly direction?: number;
  readonly pointed: number;
  readonly rib: number;
  /** Lowest and highest place 0…1. */
  readonly level: readonly [number, number];
  readonly rise: number;
  readonly bulge: number;
  /** 0 everywhere … 1 only in clumps. */
  readonly clumps?: number;
  /** Leaves of a plant in a rosette of so many. */
  readonly rosette?: number;
}

export interface StrewnLook {
  readonly ground: readonly string[];
  readonly layers: readonly Strewn[];
  /** Millimetres of clumps and patches. */
  readonly patch: number;
  /** How much patches differ in tone, 0…1. */
  readonly patches: number;
  readonly cavity: number;
  /** Millimetres that shade each other. */
  readonly reach: number;
}

/** Anything that lies in many small pieces: lawns, leaves, straw, gravel, bark. */
export function paintStrewn(look: StrewnLook): TileGenerator {
  const ground = look.ground.map(parseHexColour);
  return (frame) => {
    const canvas = createTorusCanvas(frame);
    const random = seededRandom(frame.seed * 1013 + 7);
    const patch = createNoise(frame, look.patch, 4, 211);
    const soil = createNoise(frame, Math.max(8, 2 * frame.pixel), 3, 212);
    for (let y = 0, i = 0; y < frame.height; y++) {
      for (let x = 0; x < frame.width; x++, i++) {
        const n = soil((x + 0.5) * frame.pixel, (y + 0.5) * frame.pixel);
        const c = ground[n > 0 ? 0 : ground.length - 1] as Rgb;
        for (let k = 0; k < 3; k++) canvas.colour[3 * i + k] = (c[k] as number) * (0.9 + 0.25 * n);
        canvas.height[i] = 0.04 + 0.04 * n;
      }
    }
    const area = (frame.widthMm * frame.heightMm) / 1e4;
    for (const layer of look.layers) {
      const tones = layer.tones.map(parseHexColour);
      const rosette = layer.rosette ?? 1;
      const plants = Math.round((layer.density * area) / rosette);
      for (let n = 0; n < plants; n++) {
        const u = random() * frame.widthMm;
        const v = random() * frame.heightMm;
        const tone = patch(u, v);
        const turn = random() * 2 * Math.PI;
        if (random() < (layer.clumps ?? 0) * (0.6 - 1.6 * tone)) continue;
        const level = layer.level[0] + (layer.level[1] - layer.level[0]) * random();
        const c = tones[Math.floor(random() * tones.length)] as Rgb;
        for (let k = 0; k < rosette; k++) {
          const length = layer.length[0] + (layer.length[1] - layer.length[0]) * random() ** 1.4;
          const spread = (1 - layer.aligned) * Math.PI * (random() + random() - 1);
          const angle =
            rosette > 1
              ? turn + (2 * Math.PI * k) / rosette + 0.3 * (random() - 0.5)
              : (layer.direction ?? turn) + spread;
          const off = rosette > 1 ? 0.45 * length : 0;
          const shade = (0.86 + 0.28 * random()) * (1 + look.patches * 0.17 * tone) * (0.78 + 0.3 * level);
          stampLeaf(canvas, {
            u: u + off * Math.cos(angle),
            v: v + off * Math.sin(angle),
            angle,
            length,
            breadth: length * layer.slender * (0.75 + 0.5 * random()),
            colour: [
              c[0] * shade * (1 + 0.07 * look.patches * tone),
              c[1] * shade,
              c[2] * shade * (1 - 0.08 * look.patches * tone),
            ],
            base: level,
            rise: layer.rise,
            bulge: layer.bulge,
            pointed: layer.pointed,
            rib: layer.rib,
          });
        }
      }
    }
    return finishCanvas(canvas, look.cavity, look.reach);
  };
}
