import { workTexts } from './detail/texts.ts';
import { feedTexts } from './feed/texts.ts';
import { mineTexts } from './mine/texts.ts';

/** Of lists, of a work and of what is one's own: words that all of these pages share. */
export const galleryTexts = { ...feedTexts, ...workTexts, ...mineTexts } as const;
