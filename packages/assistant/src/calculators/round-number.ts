/** As many digits as are worth saying, without zeros at the end. */
export function roundNumber(value: number, digits = 3): number {
  return Math.abs(value) >= 10 ** digits ? Math.round(value) : Number(value.toPrecision(digits));
}
