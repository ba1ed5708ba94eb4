import type { IMAGE_KINDS_WITH_WASH } from './api/images.ts';

/** Kinds of pictures that may be a sheet of several drawings; of others nothing is looked for. */
const SHEET_KINDS: ReadonlySet<string> = new Set<(typeof IMAGE_KINDS_WITH_WASH)[number]>([
  'line',
  'sketch',
  'plan',
  'colour',
]);

export function mayBeSheet(kind: string | null | undefined): boolean {
  return SHEET_KINDS.has(kind ?? '');
}
