import { MaskDocument } from '@plumbline/editor/mask-document.ts';
import { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { FULL_TILE } from '@plumbline/editor/tile.ts';
import { expect, test, vi } from 'vitest';
import { MASK_COLOURS } from '../../../theme/tokens.ts';
import { PickSession } from './pick-session.ts';

const SIZE = { width: 300, height: 300 };

function open(find: () => Promise<MaskLayer>, mode: 'add' | 'subtract' = 'add') {
  const document = new MaskDocument(SIZE);
  document.addMask('m', { name: 'Mask 1', color: MASK_COLOURS[0], visible: true });
  const onFailed = vi.fn();
  return { document, onFailed, session: new PickSession(document, { find, mode: () => mode, onFailed }) };
}

function found(tile: number) {
  const layer = new MaskLayer(SIZE);
  layer.replaceTile(tile, FULL_TILE);
  return layer;
}

test('a second click puts a better answer in place of the first, and both are one step to undo', async () => {
  const answers = [found(0), found(3)];
  const { document, session } = open(() => Promise.resolve(answers.shift() ?? found(0)));
  session.click(10, 10, 1);
  await vi.waitFor(() => expect(document.active?.layer.valueAt(10, 10)).toBe(255), { timeout: 60_000 });
  session.click(20, 20, 0);
  await vi.waitFor(() => expect(document.active?.layer.valueAt(290, 290)).toBe(255), { timeout: 60_000 });
  expect(document.active?.layer.valueAt(10, 10)).toBe(0);
  expect(session.snapshot().points.map(({ label }) => label)).toEqual([1, 0]);
  session.finish();
  expect(session.active).toBe(false);
  document.undo();
  expect(document.active?.layer.coverage).toBe('empty');
});

test('the first click is on the thing, whatever key is held', () => {
  const { session } = open(() => new Promise(() => undefined));
  session.click(5, 5, 0);
  expect(session.snapshot()).toMatchObject({ points: [{ x: 5, y: 5, label: 1 }], waiting: true });
});

test('a click that finds nothing is taken back; what was found before stays', async () => {
  let fails = false;
  const { document, session, onFailed } = open(() =>
    fails ? Promise.reject(new Error('not found')) : Promise.resolve(found(0)),
  );
  session.click(10, 10, 1);
  await vi.waitFor(() => expect(session.snapshot().waiting).toBe(false), { timeout: 60_000 });
  fails = true;
  session.click(200, 200, 1);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce(), { timeout: 60_000 });
  expect(session.snapshot().points).toHaveLength(1);
  expect(document.active?.layer.valueAt(10, 10)).toBe(255);
});

test('a box meets what is painted as the keys said when it was drawn, what is clicked next as set', async () => {
  const { document, session } = open(() => Promise.resolve(found(0)));
  const box = { x: 0, y: 0, width: 90, height: 90 };
  session.boxAround(box);
  await vi.waitFor(() => expect(document.active?.layer.valueAt(10, 10)).toBe(255), { timeout: 60_000 });
  session.boxAround(box, 'subtract');
  await vi.waitFor(() => expect(document.active?.layer.coverage).toBe('empty'), { timeout: 60_000 });
  session.finish();
  session.click(10, 10, 1);
  await vi.waitFor(() => expect(document.active?.layer.valueAt(10, 10)).toBe(255), { timeout: 60_000 });
});

test('an answer that comes after cancelling is not shown', async () => {
  let answer: (layer: MaskLayer) => void = () => undefined;
  const { document, session } = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  session.click(10, 10, 1);
  session.cancel();
  answer(found(0));
  await Promise.resolve();
  expect(document.active?.layer.coverage).toBe('empty');
});
