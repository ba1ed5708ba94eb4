/** Units of length that files name or that can be asked for, in metres. */
export const UNIT_METRES = {
  millimetre: 0.001,
  centimetre: 0.01,
  decimetre: 0.1,
  metre: 1,
  kilometre: 1000,
  inch: 0.0254,
  foot: 0.3048,
  yard: 0.9144,
  mile: 1609.344,
  /** A length that has no name of its own, as COLLADA may state one. */
  other: Number.NaN,
} as const;

export type UnitName = keyof typeof UNIT_METRES;

/** The name of a unit of so many metres; the US survey foot counts as a foot. */
export function nameOfUnit(metres: number): UnitName {
  const names = Object.keys(UNIT_METRES) as UnitName[];
  return names.find((name) => Math.abs(UNIT_METRES[name] / metres - 1) < 1e-5) ?? 'other';
}
