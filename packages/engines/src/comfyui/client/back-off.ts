/** Milliseconds before try number `tries` (from 0): doubling from the first to the second, each spread over ±25 %. */
export function backOff([from, to]: readonly [number, number], tries: number): number {
  return Math.min(to, from * 2 ** Math.min(tries, 30)) * (0.75 + Math.random() / 2);
}
