import type { PALETTES } from '../theme/tokens.ts';

type Colour = keyof (typeof PALETTES)['light'];

/** What is written in a colour, and the grounds that it is written on. */
export const TEXT_PAIRS: readonly (readonly [Colour, Colour])[] = [
  ...(['ink', 'inkSoft', 'inkFaint', 'accentText'] as const).flatMap((text) =>
    (['canvas', 'surface', 'field', 'raised'] as const).map((ground) => [text, ground] as const),
  ),
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['codeInk', 'codePaper'],
];
