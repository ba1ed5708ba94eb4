/** `deleted`: to be had back for `PROJECT_KEPT_DAYS`, then gone for good. */
export const PROJECT_STATES = ['active', 'archived', 'deleted'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** How much room an item takes: a third, a half or the whole of the board's width. */
export const BOARD_SIZES = ['s', 'm', 'l'] as const;

/** What a room of a floor plan is taken for; `room`: enclosed, nothing tells its use. */
export const ROOM_TYPES = [
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'corridor',
  'stairs',
  'store',
  'garage',
  'terrace',
  'room',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const PROJECTS_MAX = 1000;
export const VIEWS_MAX = 200;
export const BOARDS_MAX = 50;
export const BOARD_ITEMS_MAX = 200;
export const SCHEDULE_ROWS_MAX = 200;
/** Tasks of one view. */
export const VIEW_TASKS_MAX = 5000;
/** Tasks that one call puts somewhere. */
export const PLACED_AT_ONCE_MAX = 200;
/** Views that one call renders with the schedule. */
export const APPLIED_AT_ONCE_MAX = 24;

export const PROJECT_KEPT_DAYS = 30;

export const PROJECT_TITLE_MAX = 80;
export const PROJECT_CLIENT_MAX = 80;
export const PROJECT_ADDRESS_MAX = 200;
export const PROJECT_DESCRIPTION_MAX = 2000;
export const VIEW_NAME_MAX = 60;
export const ROOM_NAME_MAX = 40;
/** Rooms of one plan that its owner names. */
export const PLAN_ROOMS_MAX = 200;
export const BOARD_NAME_MAX = 60;
export const CAPTION_MAX = 300;
export const HEADING_MAX = 80;
export const BOARD_NOTE_MAX = 2000;
export const MARK_MAX = 12;
export const PRODUCT_MAX = 200;
export const FINISH_MAX = 120;
export const ROW_NOTE_MAX = 500;
