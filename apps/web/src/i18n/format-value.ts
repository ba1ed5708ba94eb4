import type { FormatterModule } from 'i18next';

/** Numbers that are no amounts: they stand as they are. */
const NAMES: ReadonlySet<unknown> = new Set([
  'width',
  'height',
  'baseWidth',
  'baseHeight',
  'limit',
  'seed',
  'version',
]);

/** How values stand in texts: amounts as the language writes them, with its separators. */
export const valueFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale, options) =>
    typeof value !== 'number' || NAMES.has(options?.['interpolationkey'])
      ? String(value)
      : new Intl.NumberFormat(locale).format(value).replace('-', '−'),
};
