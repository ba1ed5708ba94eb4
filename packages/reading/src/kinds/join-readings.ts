import type { LearnedKindReading } from './learned-kind.ts';

/** No net is believed to be surer than this. */
const DOUBT = 0.01;

/** What two nets say together: the geometric mean of their probabilities. @param share 0…1: how much the first one weighs */
export function joinReadings(
  a: LearnedKindReading,
  b: LearnedKindReading,
  share: number,
): LearnedKindReading {
  return {
    kinds: meanOf(a.kinds, b.kinds, share),
    spaces: meanOf(a.spaces, b.spaces, share),
    views: meanOf(a.views, b.views, share),
    turns: meanOf(a.turns, b.turns, share),
  };
}

function meanOf<Name extends string | number>(
  a: Readonly<Record<Name, number>>,
  b: Readonly<Record<Name, number>>,
  share: number,
): Readonly<Record<Name, number>> {
  const names = Object.keys(a) as Name[];
  const means = names.map((name) => (a[name] + DOUBT) ** share * (b[name] + DOUBT) ** (1 - share));
  const sum = means.reduce((total, mean) => total + mean, 0);
  return Object.fromEntries(names.map((name, k) => [name, (means[k] as number) / sum])) as Record<
    Name,
    number
  >;
}
