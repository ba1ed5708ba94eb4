import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { changedFields } from './workspace-settings.ts';

test('a folded group shows only what differs from the default', () => {
  const precision = TOOLS.indoorRender.fields.filter((field) => field.section === 'precision');
  const changed = changedFields(precision, {
    cnStrength: 0.6,
    count: 2,
    promptTxt: 'x',
  });
  expect(changed.map((field) => field.name)).toEqual(['count']);
});
