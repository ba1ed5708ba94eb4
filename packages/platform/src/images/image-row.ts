import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { images } from '../database/schema/images.ts';

type ImageRow = typeof images.$inferSelect;

/** Columns of closed lists are text in the database; only this adapter writes them. */
export function toImage({ keptUntil: _keptUntil, ...row }: ImageRow): ImageRecord {
  return {
    ...row,
    purpose: row.purpose as ImageRecord['purpose'],
    kind: row.kind as ImageRecord['kind'],
    mime: row.mime as ImageRecord['mime'],
  };
}

export function toImageRow(image: ImageRecord): Omit<ImageRow, 'keptUntil'> {
  return { ...image, parents: [...image.parents] };
}
