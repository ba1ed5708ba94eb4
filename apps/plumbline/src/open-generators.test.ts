import { parseSettings } from '@plumbline/platform/settings/load-settings.ts';
import { expect, test } from 'vitest';
import { openGenerators } from './open-generators.ts';

const open = async (environment: NodeJS.ProcessEnv) => {
  const generators = openGenerators(parseSettings(environment, '/srv').capabilities);
  await Promise.all(generators.map((generator) => generator.close()));
  return generators.map(({ id, servers }) => [id, servers.map((host) => host.replace(/:\d+$/, ''))]);
};

test('where nothing is set nothing is connected, nor by a key alone', async () => {
  expect(await open({})).toEqual([]);
  expect(await open({ OPENAI_IMAGES_API_KEY: 'key', COMFYUI_HEADERS: '{}' })).toEqual([]);
});

test('each server that is set is connected, and says its hosts without credentials', async () => {
  expect(
    await open({
      COMFYUI_URLS: 'http://user:secret@gpu-1:8188, http://gpu-2:8188',
      AUTOMATIC1111_URLS: 'http://user:secret@10.0.0.7:7860',
      OPENAI_IMAGES_MODEL: 'gpt-image-1',
    }),
  ).toEqual([
    ['comfyui', ['gpu-1', 'gpu-2']],
    ['automatic1111', ['10.0.0.7']],
    ['openai-images', ['api.openai.com']],
  ]);
});
