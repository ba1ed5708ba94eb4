import { STYLES } from '../styles/style-list.ts';

const IDS = STYLES.map(({ id }) => id);
const VARIANT = /-\d+$/;

/** Rooms at home take every style there is: one of each family first, then the numbered ones. */
export const ROOM_STYLES: readonly string[] = [
  ...IDS.filter((id) => !VARIANT.test(id)),
  ...IDS.filter((id) => VARIANT.test(id)),
];

/** What shops, halls and work places are built in. */
export const PUBLIC_ROOM_STYLES: readonly string[] = [
  'modern',
  'minimalist',
  'modern-4',
  'industrial',
  'light-luxury',
  'new-chinese',
  'nordic',
  'modern-3',
  'wabi-sabi',
  'modern-9',
  'industrial-2',
  'modern-10',
  'cream',
  'mid-century',
  'cyberpunk',
  'marker',
];

/** What stands in a street or a landscape; the looks of an illustration close the list. */
export const BUILDING_STYLES: readonly string[] = [
  'modern',
  'new-chinese',
  'minimalist',
  'french',
  'industrial',
  'nordic',
  'modern-4',
  'japanese',
  'mediterranean',
  'modern-8',
  'modern-11',
  'american',
  'wabi-sabi',
  'marker',
  'watercolour',
  'clay',
];

export const LANDSCAPE_STYLES: readonly string[] = [
  'modern',
  'new-chinese',
  'japanese',
  'mediterranean',
  'minimalist',
  'nordic',
  'wabi-sabi',
  'french',
  'modern-5',
  'industrial',
  'marker',
  'watercolour',
];

export const AERIAL_STYLES: readonly string[] = [
  'modern',
  'new-chinese',
  'mediterranean',
  'nordic',
  'minimalist',
  'marker',
  'watercolour',
  'clay',
];

export const MASTER_PLAN_STYLES: readonly string[] = [
  'modern',
  'nordic',
  'watercolour',
  'marker',
  'minimalist',
  'wabi-sabi',
  'mediterranean',
  'modern-11',
];

export const FLOOR_PLAN_STYLES: readonly string[] = [
  'modern',
  'nordic',
  'watercolour',
  'marker',
  'cream',
  'modern-4',
  'minimalist',
  'wabi-sabi',
  'new-chinese',
  'french',
  'industrial',
  'modern-11',
];
