export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Clamps to 0…1. */
export function saturate(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Hermite step: 0 below `low`, 1 above `high`, smooth between. `low` may exceed `high` for a falling step. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = saturate((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}
