import { linearFromHex, linearToSrgb, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { HexColour } from '@plumbline/atmosphere/style-spec.ts';

/** Linear light from which a material fades towards white, how far above it has faded most, and by how much then. */
const GLARE = 0.55;
const GLARE_RANGE = 0.6;
const GLARE_FADE = 0.5;

/** A material laid over the tones of a model. */
export interface Tint {
  readonly colour: Rgb;
  /** Display tone of the colour. */
  readonly tone: number;
  /** Tone of the model that shows the material fully lit. */
  readonly reference: number;
  /** 0 the model's tones stay … 1 the reference tone becomes the material's. */
  readonly adoption: number;
}

/**
 * @param material its colour, linear unless a hex one.
 * @param saturation most that the colour may have ((max − min) / max in linear light): large surfaces of a strong colour
 * would be a guess that no model has made.
 */
export function createTint(
  material: HexColour | Rgb,
  reference: number,
  adoption: number,
  saturation: number,
): Tint {
  const own = typeof material === 'string' ? linearFromHex(material) : material;
  const colour = calm(own, saturation);
  return { colour, tone: linearToSrgb(luminance(colour)), reference, adoption };
}

/**
 * Colour of a surface of display tone `tone`, linear light: hue and chroma of the material on the model's own light and
 * shade. Tones keep their order, so that no edge between two parts of one material can vanish.
 */
export function tintTone(tint: Tint, tone: number): Rgb {
  const shaded = tone * (tint.tone / Math.max(0.05, tint.reference)) ** tint.adoption;
  const light = Math.max(0, shaded) ** 2.2;
  const k = light / Math.max(0.02, luminance(tint.colour));
  // A material shown brighter than it is must not glow: its chroma falls as its light is raised, and fades towards white.
  const raised = k > 1 ? 1 - k ** -0.5 : 0;
  const fade = Math.min(
    0.85,
    raised + (light > GLARE ? Math.min(1, (light - GLARE) / GLARE_RANGE) * GLARE_FADE : 0),
  );
  const [r, g, b] = tint.colour;
  return [r * k + (light - r * k) * fade, g * k + (light - g * k) * fade, b * k + (light - b * k) * fade];
}

function calm(colour: Rgb, most: number): Rgb {
  const high = Math.max(...colour);
  const saturation = high > 0 ? (high - Math.min(...colour)) / high : 0;
  if (saturation <= most) return colour;
  const k = most / saturation;
  const grey = luminance(colour);
  return [grey + (colour[0] - grey) * k, grey + (colour[1] - grey) * k, grey + (colour[2] - grey) * k];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
