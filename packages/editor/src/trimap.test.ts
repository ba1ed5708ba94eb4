import { expect, test } from 'vitest';
import { MaskEdit } from './mask-edit.ts';
import { MaskLayer } from './mask-layer.ts';
import { exportTrimap } from './trimap.ts';

function row(...values: number[]): MaskLayer {
  const layer = new MaskLayer({ width: 4, height: 1 });
  const edit = new MaskEdit(layer);
  edit.writable(0).set(values);
  edit.finish();
  return layer;
}

test('subject white, background black, what is neither or both unknown', () => {
  expect([...exportTrimap(row(255, 0, 255, 100), row(0, 255, 255, 90)).data]).toEqual([255, 0, 128, 128]);
});

test('two sizes are a mistake', () => {
  expect(() => exportTrimap(row(), new MaskLayer({ width: 3, height: 1 }))).toThrow(RangeError);
});
