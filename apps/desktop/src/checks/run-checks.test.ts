import { describe, expect, test } from 'vitest';
import type { Finished } from '../ports/ports.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.ts';
import { FakeServer } from '../testing/fake-server.ts';
import type { VersionVerdict } from '../versions/judge-version.ts';
import { familyOf, outOfMemoryAdvice } from './comfyui.ts';
import { type CheckContext, isBlocked, runChecks } from './run-checks.ts';

const GIB = 1024 ** 3;
const CARD = 'NVIDIA GeForce RTX 3060, 546.33, 12288, 8.6\n';
const COMFYUI = {
  '/system_stats': { system: { comfyui_version: '0.3.40' }, devices: [] },
  '/models/checkpoints': ['juggernautXL_v9.safetensors'],
  '/models/controlnet': ['xinsir-union-sdxl.safetensors'],
  '/models/sams': ['sam_vit_b_01ec64.pth'],
};

interface Stage {
  readonly engine?: Partial<Settings['global']['engine']>;
  readonly saveFolder?: string;
  readonly writable?: boolean;
  readonly memoryGib?: number;
  readonly smi?: Finished | undefined;
  readonly makers?: readonly ('nvidia' | 'amd' | 'intel')[];
  readonly comfyui?: Readonly<Record<string, unknown>>;
  readonly verdict?: VersionVerdict;
  readonly server?: FakeServer;
}

async function check(stage: Stage): Promise<string[]> {
  const { global } = DEFAULT_SETTINGS;
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    global: {
      ...global,
      saveFolder: stage.saveFolder ?? '/folders/lin/Pictures',
      engine: { ...global.engine, ...stage.engine },
    },
  };
  const files: Readonly<Record<string, unknown>> = stage.comfyui ?? COMFYUI;
  const context: CheckContext = {
    settings,
    verdict: stage.verdict ?? { kind: 'current' },
    server: stage.server ?? new FakeServer(),
    folders: {
      isWindows: false,
      pictures: '/folders/lin',
      canWrite: () => Promise.resolve(stage.writable ?? true),
      save: () => Promise.reject(new Error('not here')),
      exists: () => Promise.resolve(true),
    },
    machine: {
      memoryBytes: (stage.memoryGib ?? 16) * GIB,
      cardMakers: () => Promise.resolve(stage.makers ?? ['nvidia']),
    },
    programs: {
      run: () => Promise.resolve('smi' in stage ? stage.smi : { code: 0, stdout: CARD }),
      start: () => ({ stop: () => undefined }),
    },
    fetchJson: (url) => {
      const body = files[new URL(url).pathname];
      return Promise.resolve(body === undefined ? undefined : { status: 200, body });
    },
  };
  return (await runChecks(context)).map(({ id, state, failure }) =>
    failure === null ? `${id} ${state}` : `${id} ${state} ${failure.code}`,
  );
}

const faults = async (stage: Stage) => (await check(stage)).filter((line) => !line.endsWith(' ok'));
const comfyui = { kind: 'local-comfyui' } as const;

describe('with a server', () => {
  test('nothing of this computer but the save folder matters', async () => {
    expect(await check({ memoryGib: 2, smi: undefined, makers: [] })).toEqual([
      'version ok',
      'server ok',
      'saveFolder ok',
    ]);
  });
  test('a version below the minimum, a server that is away, a folder', async () => {
    const server = new FakeServer();
    server.refuse('site', 'NETWORK_ERROR');
    const verdict: VersionVerdict = { kind: 'too-old', version: '5.0.0', artefact: undefined };
    expect(await faults({ server, verdict, saveFolder: '/folders/lin/a#b' })).toEqual([
      'version failed CLIENT_VERSION_TOO_OLD',
      'server failed NETWORK_ERROR',
      'saveFolder failed SAVE_FOLDER_INVALID',
    ]);
    expect(await faults({ writable: false })).toEqual(['saveFolder warning SAVE_FOLDER_UNUSABLE']);
  });
});

describe('on this computer', () => {
  test('a local Plumbline needs memory, and what is sold as 8 GB is enough', async () => {
    const engine = { kind: 'local-plumbline' } as const;
    expect(await faults({ engine, memoryGib: 4 })).toEqual(['memory failed DESKTOP_MEMORY_TOO_SMALL']);
    expect(await faults({ engine, memoryGib: 7.6, smi: undefined, makers: ['amd'] })).toEqual([]);
  });

  test('a ComfyUI that has everything passes', async () => {
    expect(await faults({ engine: comfyui })).toEqual([]);
  });

  test.each<[string, Stage, string[]]>([
    ['an A card', { smi: undefined, makers: ['amd'] }, ['card failed ONLY_N_CARDS']],
    ['an N card whose driver does not answer', { smi: undefined }, ['card failed DRIVER_VERSION_TOO_LOW']],
    [
      'a card of 2013',
      { smi: { code: 0, stdout: 'GeForce GTX 760, 535.1, 2048, 3.0' } },
      ['card failed CARD_VERSION_INCOMPATIBLE'],
    ],
    [
      'an old driver',
      { smi: { code: 0, stdout: 'GeForce RTX 2060, 470.82, 6144, 7.5' } },
      ['driver failed DRIVER_VERSION_TOO_LOW'],
    ],
    ['a ComfyUI that does not run', { comfyui: {} }, ['localEngine failed LOCAL_ENGINE_UNREACHABLE']],
    [
      'an old ComfyUI',
      { comfyui: { ...COMFYUI, '/system_stats': { system: { comfyui_version: '0.2.7' } } } },
      ['engineVersion failed CLIENT_VERSION_TOO_LOW'],
    ],
    [
      'no checkpoint',
      { comfyui: { ...COMFYUI, '/models/checkpoints': [] } },
      ['bigModel failed BIG_MODEL_FILE_MISSING'],
    ],
    [
      'no ControlNet',
      { comfyui: { ...COMFYUI, '/models/controlnet': [] } },
      ['model failed MODEL_FILE_MISSING'],
    ],
    [
      'models of two families',
      { comfyui: { ...COMFYUI, '/models/controlnet': ['control_v11p_sd15_lineart.pth'] } },
      ['modelVersion failed MODEL_VERSION_INCOMPATIBLE'],
    ],
    ['no SAM', { comfyui: { ...COMFYUI, '/models/sams': undefined } }, ['sam warning SAM_MODEL_MISSING']],
  ])('%s', async (_what, stage, expected) => {
    expect(await faults({ engine: comfyui, ...stage })).toEqual(expected);
  });
});

test('what blocks renders, and what only makes them wait', () => {
  const failed = (id: 'server' | 'memory' | 'sam' | 'saveFolder') =>
    [{ id, state: 'failed', failure: null }] as const;
  expect([failed('server'), failed('saveFolder'), failed('memory')].map(isBlocked)).toEqual([
    false,
    false,
    true,
  ]);
  expect(isBlocked([{ id: 'sam', state: 'warning', failure: null }])).toBe(false);
});

test('families are told by names; where memory runs out the smaller one is advised, then the smaller size', () => {
  expect(['sd_xl_base_1.0', 'ponyDiffusion', 'v1-5-pruned', 'dreamshaper_8'].map(familyOf)).toEqual([
    'sdxl',
    'sdxl',
    'sd1.5',
    'sd1.5',
  ]);
  expect([outOfMemoryAdvice('sdxl'), outOfMemoryAdvice('sd1.5')]).toEqual([
    { family: 'sd1.5' },
    { size: 512 },
  ]);
});
