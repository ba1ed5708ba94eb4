import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { MARGINS } from './margins.ts';
import type { StageMode } from './stage-mode.ts';

const SheetOverlay = lazyPart(
  'sheet',
  async () => (await import('../../sheet/SheetOverlay.tsx')).SheetOverlay,
  texts('sheet'),
);
const SheetHint = lazyPart(
  'sheet',
  async () => (await import('../../sheet/SheetHint.tsx')).SheetHint,
  texts('sheet'),
);

/** One of the drawings on the base is picked to be the base. */
export const sheetMode: StageMode = {
  name: 'sheet',
  isOn: ({ view, hasBase }) => view === 'sheet' && hasBase,
  picture: 'base',
  masks: () => 'hidden',
  margins: MARGINS.plain,
  OnPicture: SheetOverlay,
  Below: SheetHint,
  press: ({ key }, { setView }) => {
    if (key !== 'Escape') return false;
    setView('compare');
    return true;
  },
};
