import { expect, test } from 'vitest';
import { DEV_ROUTES, ROUTES, findRoute } from './routes.ts';
import { TOOL_LIST } from './tools/registry.ts';

test('every tool has a page, and only the agreement shows in the menu', () => {
  for (const tool of TOOL_LIST) expect(findRoute(tool.route)?.accessKey).toBe(tool.function);
  expect(ROUTES.filter((route) => !route.hideInMenu).map((route) => route.path)).toEqual(['/agreement']);
});

test('the home page has no footer at / and one at /home', () => {
  expect([findRoute('/')?.footer, findRoute('/home')?.footer]).toEqual([false, true]);
});

test('a trailing slash finds the page, anything else does not', () => {
  expect(findRoute('/agreement/')?.path).toBe('/agreement');
  expect(findRoute('/agreement/x')).toBeUndefined();
  expect(findRoute('/Home')).toBeUndefined();
});

test('a part in colons stands for any one part', () => {
  const found = (path: string) => findRoute(path, DEV_ROUTES)?.accessKey;
  expect(found('/dev/cashier/o1')).toBe('dev-cashier');
  expect(found('/dev/cashier/o1/')).toBe('dev-cashier');
  for (const path of ['/dev/cashier', '/dev/cashier/', '/dev/cashier/o1/x', '/dev//o1'])
    expect(found(path), path).toBeUndefined();
});
