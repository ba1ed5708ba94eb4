interface Range {
  readonly type: string;
  readonly quality: number;
}

/**
 * Whether a client that sends this `Accept` takes an answer of one of these types (RFC 9110, section 12.5.1): the most
 * specific range that names a type decides on it. No header, or one in which nothing can be read, accepts anything.
 *
 * @param accept value of the header
 * @param types what can be answered, in lower case and without parameters: `image/png`
 */
export function accepts(accept: string | undefined, types: readonly string[]): boolean {
  const ranges = readRanges(accept ?? '');
  return ranges.length === 0 || types.some((type) => qualityOf(ranges, type) > 0);
}

function readRanges(accept: string): Range[] {
  return accept
    .split(',')
    .slice(0, RANGES_MAX)
    .flatMap((part) => {
      const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      if (!/^(\*\/\*|[\w.+-]+\/(\*|[\w.+-]+))$/.test(type)) return [];
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [
        { type, quality: quality === undefined || !/^[01](\.\d{0,3})?$/.test(quality) ? 1 : Number(quality) },
      ];
    });
}

/** More than any client names. */
const RANGES_MAX = 100;

function qualityOf(ranges: readonly Range[], type: string): number {
  const names = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const name of names) {
    const range = ranges.find((candidate) => candidate.type === name);
    if (range) return range.quality;
  }
  return 0;
}
