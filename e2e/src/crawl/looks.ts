import { LOCALES, type Locale } from '@plumbline/contract/text.ts';

/** In which language, colours and width a page is seen. */
export interface Look {
  readonly locale: Locale;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const SCHEMES = ['light', 'dark'] as const;
export const WIDE = { width: 1440, height: 900 } as const;
export const NARROW = { width: 390, height: 844 } as const;

/** Every language in every theme at every width. */
export const LOOKS: readonly Look[] = LOCALES.flatMap((locale) =>
  [WIDE, NARROW].flatMap((viewport) => SCHEMES.map((colorScheme) => ({ locale, colorScheme, viewport }))),
);

/**
 * Two looks of a page that have nothing in common; the pages together meet all twelve, each about as often.
 *
 * @param place of the page in its list
 */
export function twoLooks(place: number): readonly [Look, Look] {
  const locale = (step: number) => LOCALES[(place + step) % LOCALES.length] as Locale;
  const isWide = Math.floor(place / LOCALES.length) % 2 === 0;
  const isLight = Math.floor(place / (LOCALES.length * 2)) % 2 === 0;
  return [
    { locale: locale(0), colorScheme: isLight ? 'light' : 'dark', viewport: isWide ? WIDE : NARROW },
    { locale: locale(1), colorScheme: isLight ? 'dark' : 'light', viewport: isWide ? NARROW : WIDE },
  ];
}

/** `en, dark, 390 px` */
export function nameOf({ locale, colorScheme, viewport }: Look): string {
  return `${locale}, ${colorScheme}, ${viewport.width} px`;
}
