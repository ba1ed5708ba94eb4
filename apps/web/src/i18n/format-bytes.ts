const UNITS = [
  { unit: 'gigabyte', bytes: 1_000_000_000, digits: 2 },
  { unit: 'megabyte', bytes: 1_000_000, digits: 2 },
  { unit: 'kilobyte', bytes: 1000, digits: 0 },
] as const;

/** A size of a file as people read it: 640 kB, 2.4 MB, 1.2 GB. */
export function formatBytes(bytes: number, locale: string): string {
  const { unit, bytes: one, digits } = UNITS.find((candidate) => bytes >= candidate.bytes) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    bytes / one,
  );
}
