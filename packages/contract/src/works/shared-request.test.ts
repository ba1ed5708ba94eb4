import { expect, test } from 'vitest';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { prepareRequest } from '../tools/prepare-request.ts';
import { TOOLS } from '../tools/registry.ts';
import { renderRequestSchema } from '../api/start-task.ts';
import { ownSettings, sharedRequestSchema } from './shared-request.ts';

test.each(FUNCTION_NAMES)('what a work of %s shares goes into startTask as it is', (name) => {
  const tool = TOOLS[name];
  const defaults = tool.fields.flatMap((field) => {
    const value = field.default ?? field.options?.[0]?.value;
    return value === undefined ? [] : [[field.name, value] as const];
  });
  // As it is stored: with the defaults that every request has.
  const stored = renderRequestSchema.parse({ function: name, ...Object.fromEntries(defaults), seed: 7 });
  const { upload_img, mask, style_img, outpaint, scene, engine, ...shared } = stored;
  expect([upload_img, mask, style_img, outpaint, scene, engine].every((own) => own === undefined)).toBe(true);
  const settings = ownSettings(sharedRequestSchema.parse(shared));
  const pictures = Object.fromEntries(
    tool.fields
      .filter(({ name: field }) => ['upload_img', 'mask', 'style_img', 'objectId', 'modelId'].includes(field))
      .map(({ name: field }) => [field, 'a-picture']),
  );
  const others = {
    ...(tool.fields.some(({ name: field }) => field === 'material')
      ? { material: { textureId: 'oak', rotation: 0, keepLight: true } }
      : {}),
    ...(tool.fields.some(({ name: field }) => field === 'outpaint')
      ? { outpaint: { x: 0, y: 0, width: 100, height: 100 } }
      : {}),
    ...(tool.fields.some(({ name: field, required }) => field === 'promptTxt' && required)
      ? { promptTxt: 'a bedroom at dusk' }
      : {}),
    ...(tool.fields.some(({ name: field }) => field === 'color') ? { color: '#aabbcc' } : {}),
    ...(tool.fields.some(({ name: field }) => field === 'classifyId2')
      ? { classifyId1: '1', classifyId2: '11' }
      : {}),
  };
  expect(() => prepareRequest({ ...pictures, ...settings, ...others }, () => 1)).not.toThrow();
});
