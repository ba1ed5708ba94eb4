import type { Margins } from '@plumbline/editor/viewport.ts';

const NARROW: Margins = { top: 60, bottom: 96, side: 12 };

/** Rooms that several modes leave around the picture, in pixels of the screen. */
export const MARGINS = {
  plain: { wide: { top: 64, bottom: 80, side: 32 }, narrow: NARROW },
  /** The tools stand at the left. */
  tools: { wide: { top: 64, bottom: 32, side: 64, right: 32 }, narrow: NARROW },
  /** The inspector stands at the right, on a phone under the picture. */
  inspector: {
    wide: { top: 64, bottom: 32, side: 32, right: 324 },
    narrow: { top: 60, bottom: 240, side: 12 },
  },
} as const;
