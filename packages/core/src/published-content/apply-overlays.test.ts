import { expect, test } from 'vitest';
import { applyOverlays } from './apply-overlays.ts';

const ITEMS = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));

function laid(overlays: Record<string, { hidden?: boolean; position?: number; name?: string }>): string {
  const text = (name: string) => ({ 'zh-CN': name, en: name, ja: name });
  return applyOverlays(
    ITEMS,
    (id) => {
      const overlay = overlays[id];
      if (!overlay) return undefined;
      const { name, ...rest } = overlay;
      return { ...rest, ...(name === undefined ? {} : { name: text(name) }) };
    },
    (item, overlay) => ({ ...item, name: overlay.name?.en ?? item.name }),
  )
    .map(({ name }) => name)
    .join('');
}

test('nothing laid over it leaves a list as it is', () => {
  expect(laid({})).toBe('abcd');
});

test('hidden items are left out, names replaced', () => {
  expect(laid({ b: { hidden: true }, c: { name: 'C' } })).toBe('aCd');
});

test.each([
  [{ d: { position: 0 } }, 'dabc'],
  [{ a: { position: 2 } }, 'bcad'],
  [{ a: { position: 3 }, d: { position: 0 } }, 'dbca'],
  [{ a: { position: 99 } }, 'bcda'],
  [{ c: { position: 0 }, d: { position: 0 } }, 'dcab'],
])('%j gives %s', (overlays, order) => {
  expect(laid(overlays)).toBe(order);
});
