import * as contract from '@plumbline/contract/models/model-lists.ts';
import { MODEL_CLASSES } from '@plumbline/models/classes/class-list.ts';
import { WARNING_KINDS } from '@plumbline/models/model/model-warning.ts';
import { UNIT_METRES } from '@plumbline/models/model/units.ts';
import { expect, test } from 'vitest';

test('the lists that answers promise are those that models are read by', () => {
  expect(contract.MODEL_CLASSES).toEqual(MODEL_CLASSES);
  expect(contract.MODEL_WARNING_KINDS).toEqual(WARNING_KINDS);
  expect([...contract.MODEL_UNITS, 'other']).toEqual(Object.keys(UNIT_METRES));
});
