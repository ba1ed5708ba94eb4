import { expect, test } from 'vitest';
import { fileTitle } from './file-title.ts';

test('files are called by what tells them apart', () => {
  const files = ['XL\\juggernautXL_v9.safetensors', 'a/archviz.safetensors', 'b/archviz.safetensors'];
  expect(files.map((name) => fileTitle(name, files))).toEqual([
    'juggernautXL_v9',
    'a/archviz.safetensors',
    'b/archviz.safetensors',
  ]);
  expect(fileTitle('dream.ckpt [00112233ff]', [])).toBe('dream');
  expect(fileTitle('v1.5', [])).toBe('v1.5');
});
