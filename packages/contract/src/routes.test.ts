import { expect, test } from 'vitest';
import { DEV_ROUTES, ROUTES, TOOL_MENU_KEY, findRoute } from './routes.ts';
import { LOCALES } from './text.ts';
import { TOOL_LIST } from './tools/registry.ts';

test('every tool has a page, with a key of its own in the menu of tools', () => {
  expect(TOOL_LIST.length).toBeGreaterThan(20);
  for (const tool of TOOL_LIST)
    expect(findRoute(tool.route)).toMatchObject({
      page: 'studio',
      accessKey: tool.function,
      parentKey: TOOL_MENU_KEY,
      title: tool.title,
    });
});

test('no path stands twice, each has a title in three languages, and none but these are bare', () => {
  const all = [...ROUTES, ...DEV_ROUTES];
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const { path, title } of all)
    for (const locale of LOCALES) expect(title[locale].trim(), `${path} ${locale}`).not.toBe('');
  expect(all.filter(({ header }) => !header).map(({ path, footer }) => [path, footer])).toEqual([
    ['/share/:token', false],
    ['/aiDesignMangement', false],
    ['/lama', false],
  ]);
  expect(all.filter(({ secret }) => secret).map(({ path }) => path)).toEqual(['/share/:token']);
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
