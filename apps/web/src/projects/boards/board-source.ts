/** Where pictures of a board can come from. */
export const BOARD_SOURCES = ['views', 'works', 'files', 'gallery', 'materials'] as const;
export type BoardSource = (typeof BOARD_SOURCES)[number];
