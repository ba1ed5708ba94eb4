import type { ModelHidden } from '@plumbline/contract/api/model-view.ts';
import { expect, test } from 'vitest';
import { countHidden, isEverythingShown, isShownAlone, showOnly, showRest } from './isolate.ts';

const hidden: ModelHidden = { layers: ['Walls', 'Roofs'], things: ['door'], classes: ['lamp'] };

test('what is shown alone is not hidden by its own name; everything else stays as it was for afterwards', () => {
  const alone = showOnly(hidden, { layer: 'Walls' });
  expect(alone).toEqual({ ...hidden, layers: ['Roofs'], only: { layer: 'Walls' } });
  expect(showRest(alone)).toEqual({ ...hidden, layers: ['Roofs'] });
  expect(showOnly(hidden, { thing: 'door' }).things).toEqual([]);
  expect(showOnly(hidden, { class: 'lamp' }).classes).toEqual([]);
  expect(showRest(showOnly({}, { class: 'lamp' }))).toEqual({});
});

test('one alone takes the place of another', () => {
  const second = showOnly(showOnly({}, { thing: 'a' }), { thing: 'b' });
  expect(isShownAlone(second, { thing: 'b' })).toBe(true);
  expect(isShownAlone(second, { thing: 'a' })).toBe(false);
});

test('something is hidden by its name, or because another is shown alone', () => {
  expect(isEverythingShown({ layers: [] })).toBe(true);
  expect(isEverythingShown({ only: { material: 'Oak' } })).toBe(false);
  expect(isEverythingShown(hidden)).toBe(false);
  expect(countHidden({ ...hidden, only: { material: 'Oak' } })).toBe(4);
});
