import type { LearnedKindReading } from './learned-kind.ts';

/** No net is believed to be surer than this. */
const DOUBT = 0.01;

/** What two nets that learned from like pictures say together: the geometric mean of their probabilities. */
export function joinReadings(a: LearnedKindReading, b: LearnedKindReading): LearnedKindReading {
  return {
    kinds: meanOf(a.kinds, b.kinds),
    spaces: meanOf(a.spaces, b.spaces),
    views: meanOf(a.views, b.views),
    turns: meanOf(a.turns, b.turns),
  };
}

function meanOf<Name extends string | number>(
  a: Readonly<Record<Name, number>>,
  b: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(a) as Name[];
  const means = names.map((name) => Math.sqrt((a[name] + DOUBT) * (b[name] + DOUBT)));
  const sum = means.reduce((total, mean) => total + mean, 0);
  return Object.fromEntries(names.map((name, k) => [name, (means[k] as number) / sum])) as Record<
    Name,
    number
  >;
}
