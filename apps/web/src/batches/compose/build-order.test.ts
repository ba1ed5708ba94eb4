import { listLooks, type LookMatrix } from '@plumbline/contract/batches/list-looks.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import type { WorkspaceSettings } from '../../studio/settings/workspace-settings.ts';
import { buildOrder } from './build-order.ts';
import { firstPicked } from './first-picked.ts';

const leaf = (id: string) => ({ id, name: { 'zh-CN': id, en: id, ja: id }, cover: '', children: [] });
const look = {
  domains: [],
  spaces: [],
  styles: [],
  domain: leaf('1'),
  space: leaf('11'),
  style: leaf('1101'),
};
const base = { imageId: 'open', url: '', thumbnailUrl: '', width: 8, height: 6 };
const tool = TOOLS.indoorRender;

function order(values: WorkspaceSettings['values'], engine: readonly string[], edits = {}) {
  const settings = { base, values, pictures: {}, edits };
  const picked = { ...firstPicked(tool, look, values), engine };
  return buildOrder({ tool, settings, look, picked, bases: ['i1', 'i2'], title: '', names: ' ' });
}

/** The cells as the server checks each of them; throws what it would refuse the order with. */
function cellsOf({ bases, common, matrix }: ReturnType<typeof order>): unknown[] {
  return bases.flatMap((upload) =>
    listLooks(matrix as LookMatrix).map((cell) =>
      prepareRequest({ ...common, ...cell, upload_img: upload } as StartTaskBody, () => 1),
    ),
  );
}

test('what was picked are columns, the rest is as the workspace has it, and its own picture is no base', () => {
  const { bases, common, matrix, names } = order({ atmosphere: 'sunny', count: 2, promptTxt: 'oak' }, []);
  expect(bases).toEqual(['i1', 'i2']);
  expect(common).toMatchObject({ function: 'indoorRender', count: 2, promptTxt: 'oak' });
  expect(common).not.toHaveProperty('upload_img');
  expect(common).not.toHaveProperty('atmosphere');
  expect(matrix).toMatchObject({ classifyId3: ['1101'], atmosphere: ['sunny'] });
  expect(names).toBeUndefined();
});

const OF_COMFYUI = { engine: 'comfyui', keepInk: true, model: 'archviz.safetensors' };
const LORA = { lora: [{ name: 'ink.safetensors', weight: 0.5 }] };

test('what was chosen of the workspace’s engine goes along with it', () => {
  const alone = order(OF_COMFYUI, ['comfyui'], LORA);
  expect(alone.common).toMatchObject({ keepInk: true, model: 'archviz.safetensors', ...LORA });
  expect(cellsOf(alone)).toHaveLength(2);
});

test('beside the built-in engine, or with none picked, an order leaves out what would have it refused', () => {
  for (const engines of [['comfyui', 'builtin'], []]) {
    const mixed = order(OF_COMFYUI, engines, LORA);
    for (const name of ['keepInk', 'model', 'lora']) expect(mixed.common).not.toHaveProperty(name);
    expect(cellsOf(mixed)).toHaveLength(2 * Math.max(1, engines.length));
  }
});

test('between two engines of trained models the lines stay, the files of one server do not', () => {
  const { common } = order(OF_COMFYUI, ['comfyui', 'automatic1111'], LORA);
  expect(common).toMatchObject({ keepInk: true });
  expect(common).not.toHaveProperty('model');
  expect(common).not.toHaveProperty('lora');
});
