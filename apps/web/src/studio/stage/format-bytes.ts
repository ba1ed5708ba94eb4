/** A size of a file as people read it: 640 kB, 2.4 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 2 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}
