import type { LabelRepository } from '@plumbline/core/labels/label-repository.ts';
import type { Connection } from '../database/connection.ts';
import { rowWriter } from '../database/row-writer.ts';
import { labelRecords } from '../database/schema/account.ts';

const writer = rowWriter(labelRecords);

export function createLabelRepository({ driver }: Connection): LabelRepository {
  return { save: (record) => writer.save(driver, record, 'produceId') };
}
