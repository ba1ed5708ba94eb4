import type { LabelRepository } from '@plumbline/core/labels/label-repository.ts';
import type { Connection } from '../database/connection.ts';
import { labelRecords } from '../database/schema/account.ts';

export function createLabelRepository({ sql: db }: Connection): LabelRepository {
  return {
    async save(record) {
      await db
        .insert(labelRecords)
        .values(record)
        .onConflictDoUpdate({ target: labelRecords.produceId, set: record });
    },
  };
}
