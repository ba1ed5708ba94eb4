import { expect, test } from 'vitest';
import { createDesign } from './create-design.ts';
import { DESIGN_SUBJECTS } from './request/design-types.ts';
import { designRequest } from './test/design-request.ts';

test.each(DESIGN_SUBJECTS)('%s: one seed gives one design, another gives another', (subject) => {
  const once = createDesign(designRequest(subject, 5));
  const again = createDesign(designRequest(subject, 5));
  const other = createDesign(designRequest(subject, 10));
  expect(again.solids.count).toBe(once.solids.count);
  expect(again.solids.geometry).toEqual(once.solids.geometry);
  expect(again.viewpoint).toEqual(once.viewpoint);
  expect(other.viewpoint).not.toEqual(once.viewpoint);
});
