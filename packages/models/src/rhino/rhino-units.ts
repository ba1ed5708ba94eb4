/** Metres of Rhino's unit systems by their number in openNURBS (`ON::LengthUnitSystem`); the others are no lengths of buildings. */
export const RHINO_UNITS: ReadonlyMap<number, number> = new Map([
  [1, 1e-6],
  [2, 0.001],
  [3, 0.01],
  [4, 1],
  [5, 1000],
  [6, 2.54e-8],
  [7, 2.54e-5],
  [8, 0.0254],
  [9, 0.3048],
  [10, 1609.344],
  [14, 0.1],
  [15, 10],
  [16, 100],
  [19, 0.9144],
]);
