import { startTaskBodySchema } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { buildRequest } from './build-request.ts';

const base = { imageId: 'i1', url: '', thumbnailUrl: '', width: 1, height: 1 };
const leaf = (id: string) => ({ id, name: { 'zh-CN': id, en: id, ja: id }, cover: '', children: [] });

test('sends what was touched and the look in force, in a form that the contract takes', () => {
  const look = { spaces: [], styles: [], space: leaf('11'), style: leaf('1101') };
  const body = buildRequest(
    TOOLS.indoorRender,
    base,
    { count: 2, environment: 'forest', promptTxt: 'oak' },
    look,
  );
  expect(body).toEqual({
    function: 'indoorRender',
    upload_img: 'i1',
    classifyId1: '1',
    classifyId2: '11',
    classifyId3: '1101',
    environment: 'forest',
    count: 2,
    promptTxt: 'oak',
  });
  expect(startTaskBodySchema.safeParse(body).success).toBe(true);
});
