import type { Vector3 } from '../model/model.ts';

/** sRGB as it is written in files, 0–1, to linear light (IEC 61966-2-1). */
export function linearColour([red, green, blue]: Vector3): Vector3 {
  return [linear(red), linear(green), linear(blue)];
}

function linear(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  return clamped <= 0.04045 ? clamped / 12.92 : ((clamped + 0.055) / 1.055) ** 2.4;
}
