import { expect, test } from 'vitest';
import { NAVIGATION } from './navigation.ts';
import { ROUTES } from './routes.ts';

test('the header names its labels in their order, and every page that the route table does not hide in the menu', () => {
  const labels = NAVIGATION.map((entry) => {
    if (entry.kind === 'page') return `${entry.place} ${entry.route.title.en}`;
    return entry.kind === 'dialog' ? entry.dialog : entry.kind;
  });
  expect(labels).toEqual([
    'main Home',
    'tools',
    'main Gallery',
    'capabilities',
    'client',
    'main Membership',
    'contact',
    'main Agreement',
    'own Projects',
    'own My works',
  ]);
  const unhidden = ROUTES.filter(({ hideInMenu }) => !hideInMenu).map(({ path }) => path);
  expect(unhidden).toEqual(['/agreement']);
});
