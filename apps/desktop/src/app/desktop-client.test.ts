import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type ReleaseArtefact, signedText } from '@plumbline/contract/api/client-release.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientState } from '../ipc/state.ts';
import type { Settings } from '../settings/settings.ts';
import { RESULT } from '../testing/fake-server.ts';
import { settle } from '../testing/manual-clock.ts';
import { WINDOW, World } from '../testing/world.ts';
import type { DesktopClient } from './desktop-client.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const RELEASE_KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const BASE = {
  picture: Uint8Array.from([0xff, 0xd8, 1]),
  mime: 'image/jpeg',
  width: 800,
  height: 600,
  unoptimised: false,
  seed: null,
} as const;

let world: World;
let client: DesktopClient;
beforeEach(async () => {
  world = new World();
  world.releaseKey = RELEASE_KEY;
  client = await world.start();
});

const say = (state: ClientState) => [state.message?.failure?.code, state.message?.saved];
const signIn = () => client.handlers.signInByAccount({ account: 'studio', password: 'secret' });
const settingsOf = () => JSON.parse(world.store.documents.get('settings') ?? '{}') as Settings;

test('every state that is sent is one that pages take', async () => {
  await signIn();
  await client.handlers.render(BASE);
  await world.clock.move(5000);
  expect(world.invalid).toBeUndefined();
  expect(client.state).toMatchObject({ locale: 'en', theme: 'light', version: '4.0.1' });
});

describe('a render', () => {
  test('is made, kept in the history and saved by itself', async () => {
    await signIn();
    await client.handlers.render(BASE);
    expect(client.state.render.phase).toBe('setting-up');
    await world.clock.move(5000);
    expect(client.state.render).toMatchObject({ phase: 'finished', resultId: 'r1' });
    expect(client.state.history).toMatchObject([{ id: 'r1', fidelity: 0.96, mime: 'image/png' }]);
    const [path = '', bytes] = [...world.saved][0] ?? [];
    expect(path).toMatch(/^\/designs\/lin\/Pictures\/Plumbline\/ai-design-20261127-[\d-]+\.png$/);
    expect([bytes, say(client.state)]).toEqual([RESULT, [undefined, path]]);
    expect(client.state.history[0]?.savedAs).toBe(path);
  });

  test('without automatic saving it is saved when that is asked for', async () => {
    await client.handlers.changeGlobal({ autoSave: false });
    await signIn();
    await client.handlers.render(BASE);
    await world.clock.move(5000);
    expect(world.saved.size).toBe(0);
    await client.handlers.saveHistory({ id: 'r1' });
    expect(world.saved.size).toBe(1);
  });

  test('a folder that cannot be written to loses no picture', async () => {
    await signIn();
    world.canWrite = false;
    await client.handlers.render(BASE);
    await world.clock.move(5000);
    expect([say(client.state)[0], client.state.history.length, world.made.files.size]).toEqual([
      'SAVE_FOLDER_UNUSABLE',
      1,
      // The picture, and the one that it was made of.
      2,
    ]);
  });

  test('needs somebody signed in; again needs a first one; an unoptimised picture is told of', async () => {
    await client.handlers.render(BASE);
    expect(say(client.state)[0]).toBe('LOGIN_REQUIRED');
    await client.handlers.renderAgain();
    expect(say(client.state)[0]).toBe('RENDER_AREA_REQUIRED');
    await signIn();
    await client.handlers.render({ ...BASE, unoptimised: true });
    expect(say(client.state)[0]).toBe('IMAGE_OPTIMISATION_FAILED');
  });

  test('offline it waits, is shown as waiting, and goes on after a restart', async () => {
    await signIn();
    world.server.refuse('upload', ...Array.from({ length: 3 }, () => 'NETWORK_ERROR' as const));
    await client.handlers.render(BASE);
    await settle();
    expect([client.state.server.reachable, client.state.waiting.length]).toEqual([false, 1]);
    world.server.fails.clear();
    const again = await world.start();
    await world.clock.move(10_000);
    expect(again.state.history).toHaveLength(1);
    expect(world.server.tasks.size).toBe(1);
  });

  test('is stopped', async () => {
    await signIn();
    world.server.course = [{ state: 'running' }];
    await client.handlers.render(BASE);
    await world.clock.move(1500);
    await client.handlers.stopRender();
    await world.clock.move(3000);
    expect([client.state.render.phase, client.state.waiting, client.state.history]).toEqual([
      'stopped',
      [],
      [],
    ]);
  });

  test('that another computer’s sign-in ends is told at once', async () => {
    await signIn();
    world.server.refuse('upload', 'LOGGED_IN_ELSEWHERE');
    await client.handlers.render(BASE);
    await settle();
    expect([client.state.session.phase, client.state.waiting.length]).toEqual(['elsewhere', 1]);
  });
});

describe('windows', () => {
  test('are selected, then an area of them; the shortcut renders it', async () => {
    world.press();
    expect(say(client.state)[0]).toBe('WINDOW_REQUIRED');
    await client.handlers.selectArea({ x: 0, y: 0, width: 1, height: 1 });
    expect(say(client.state)[0]).toBe('WINDOW_REQUIRED');
    await client.handlers.selectWindow({ id: WINDOW.id });
    expect([world.captured, client.state.target?.title]).toEqual([WINDOW.id, WINDOW.title]);
    world.press();
    expect(say(client.state)[0]).toBe('RENDER_AREA_REQUIRED');
    await client.handlers.selectArea({ x: 0, y: 0, width: 1, height: 1 });
    world.press();
    expect(world.sent).toContain('renderNow');
    await client.handlers.releaseWindow();
    expect([world.captured, client.state.target]).toEqual([undefined, null]);
  });

  test('that are gone are told of', async () => {
    await client.handlers.selectWindow({ id: 'window:9:0' });
    expect([say(client.state)[0], world.captured]).toEqual(['CAPTURE_LOST', undefined]);
  });
});

describe('settings', () => {
  test('are kept, and a folder with special characters is not', async () => {
    world.folder = '/folders/lin/renders #1';
    await client.handlers.chooseSaveFolder();
    expect([say(client.state)[0], client.state.settings.global.saveFolder]).toEqual([
      'SAVE_FOLDER_INVALID',
      '',
    ]);
    world.folder = '/folders/lin/renders';
    await client.handlers.chooseSaveFolder();
    await client.handlers.changeSystem({ locale: 'ja', theme: 'dark' });
    await client.handlers.changeRender({ size: 768 });
    expect([client.state.saveFolder, client.state.locale, client.state.theme]).toEqual([
      '/folders/lin/renders',
      'ja',
      'dark',
    ]);
    expect([settingsOf().global.saveFolder, settingsOf().render.size]).toEqual(['/folders/lin/renders', 768]);
    expect((await world.start()).state.settings).toEqual(client.state.settings);
  });

  test('a shortcut that another program has is told of', async () => {
    world.shortcutIsFree = false;
    await client.handlers.changeGlobal({ shortcut: 'F9' });
    expect(say(client.state)[0]).toBe('SHORTCUT_TAKEN');
  });

  test('another server is another sign-in', async () => {
    await signIn();
    await client.handlers.changeGlobal({ server: 'http://192.168.1.5:8000' });
    expect([client.state.session.phase, world.addresses.at(-1)]).toEqual([
      'logged-out',
      'http://192.168.1.5:8000',
    ]);
    await client.handlers.changeGlobal({ server: 'http://127.0.0.1:8000' });
    expect(client.state.session.phase).toBe('signed-in');
  });
});

describe('a local Plumbline', () => {
  const engine = {
    kind: 'local-comfyui',
    plumblineFolder: '/plumbline',
    comfyuiAddress: 'http://127.0.0.1:8188',
    modelFamily: 'sdxl',
  } as const;

  test('is the same npm start, beside a ComfyUI with its address, and takes the calls once it runs', async () => {
    await client.handlers.changeGlobal({ engine });
    await client.handlers.startLocalEngine();
    expect(world.started).toEqual({
      cwd: '/plumbline',
      env: { HOST: '127.0.0.1', COMFYUI_URLS: 'http://127.0.0.1:8188' },
    });
    world.lines('  Address      http://127.0.0.1:8123');
    await settle();
    expect([client.state.localEngine.state, world.addresses.at(-1)]).toEqual([
      'running',
      'http://127.0.0.1:8123',
    ]);
    await client.handlers.stopLocalEngine();
    expect(client.state.localEngine.state).toBe('off');
  });

  test('whose folder is none, and one that does not run', async () => {
    await client.handlers.changeGlobal({
      engine: { ...engine, kind: 'local-plumbline', plumblineFolder: '/x' },
    });
    await client.handlers.startLocalEngine();
    expect(say(client.state)[0]).toBe('FILE_LOAD_FAILED');
    await signIn();
    await client.handlers.render(BASE);
    expect(say(client.state)[0]).toBe('LOCAL_ENGINE_UNREACHABLE');
  });
});

describe('updates', () => {
  function publish(version: string, minimumVersion: string, change: Partial<ReleaseArtefact> = {}): void {
    const artefact: ReleaseArtefact = {
      platform: 'linux',
      architecture: 'x64',
      file: 'Plumbline.AppImage',
      bytes: RESULT.length,
      sha256: createHash('sha256').update(RESULT).digest('hex'),
      signature: null,
    };
    const signature = sign(null, Buffer.from(signedText(version, artefact)), privateKey).toString('base64');
    world.server.newest = {
      release: {
        version,
        minimumVersion,
        publishedAt: '2026-11-27T00:00:00Z',
        notes: null,
        artefacts: [{ ...artefact, signature, ...change, url: '/api/client/file/Plumbline.AppImage' }],
      },
    };
  }

  test('below the minimum nothing is rendered and nobody signs in', async () => {
    publish('5.0.0', '5.0.0');
    client = await world.start();
    expect([client.state.notice?.kind, client.state.checks?.[0]?.failure?.code]).toEqual([
      'too-old',
      'CLIENT_VERSION_TOO_OLD',
    ]);
    await client.handlers.render(BASE);
    expect(say(client.state)[0]).toBe('CLIENT_VERSION_TOO_OLD');
  });

  test('a newer one is offered, and is found while the client runs', async () => {
    publish('4.1.0', '4.0.0');
    expect(client.state.notice).toBeNull();
    await world.clock.move(6 * 3_600_000);
    expect(client.state.notice).toMatchObject({ kind: 'update', version: '4.1.0', installable: true });
    await client.handlers.installUpdate();
    expect(world.installed).toEqual(['Plumbline.AppImage']);
  });

  test('that are not what was signed are not installed', async () => {
    publish('4.1.0', '4.0.0');
    client = await world.start();
    world.server.artefactBytes = Uint8Array.from([...RESULT.subarray(0, 4), 9]);
    await client.handlers.installUpdate();
    expect([client.state.notice?.failure?.code, world.installed]).toEqual(['UPDATE_NOT_TRUSTED', []]);
  });

  test('without a signature the download page is opened instead', async () => {
    publish('4.1.0', '4.0.0', { signature: null });
    client = await world.start();
    await client.handlers.installUpdate();
    expect([world.opened, world.installed]).toEqual([['http://127.0.0.1:8000/client'], []]);
  });
});

test('a link from outside shows what it names, and starts nothing', async () => {
  client.followLink({ show: 'task', taskId: 'x' });
  expect(client.state.asked).toEqual({ id: 1, show: 'history' });
  client.followLink({ show: 'settings' });
  // By its number the same link is another one when it is followed again, and a page that loads late finds the last one.
  client.followLink({ show: 'settings' });
  expect(client.handlers.state()).toMatchObject({ asked: { id: 3, show: 'settings' } });
  expect(world.sent).toEqual(['main window', 'main window', 'main window']);
  expect(world.server.calls).not.toContain('startTask');
});

test('terms, guide and outside pages', async () => {
  await client.handlers.acceptTerms();
  await client.handlers.finishGuide();
  expect([settingsOf().termsAccepted, settingsOf().guideSeen]).toEqual(['2026-11-21', true]);
  await client.handlers.openOutside({ page: 'terms' });
  expect(world.opened).toEqual(['http://127.0.0.1:8000/agreement']);
});

test('a server that is away at the start is told, and everything else stands', async () => {
  world.server.site = () => Promise.reject(new AppError('NETWORK_ERROR', 'site'));
  client = await world.start();
  expect([client.state.server.reachable, client.state.session.phase]).toEqual([false, 'logged-out']);
});

describe('continuous mode', () => {
  const heard = (world: World) => world.heard.map(({ kind, ...rest }) => ('code' in rest ? rest.code : kind));

  test('a page opens a connection without knowing where or as whom, and logging out ends it', async () => {
    const world = new World();
    world.server.capabilities = ['real-time'];
    const client = await world.start();
    await client.handlers.liveOpen({ connection: 1 });
    expect([heard(world), world.server.sockets.length]).toEqual([[4401], 0]);
    await client.handlers.signInByEmail({ email: 'lin@studio.example', code: '123456' });
    await client.handlers.liveOpen({ connection: 2 });
    const [socket] = world.server.sockets;
    socket?.server.onOpen();
    await client.handlers.liveSend({ connection: 2, message: 'configure' });
    expect(socket?.sent).toEqual(['configure']);
    await client.handlers.signOut();
    expect([socket?.isClosed, heard(world)]).toEqual([true, [4401, 'open', 4401]]);
  });

  test('a server without real time refuses, and one that calls the client too old', async () => {
    const world = new World();
    const client = await world.start();
    await client.handlers.signInByEmail({ email: 'lin@studio.example', code: '123456' });
    await client.handlers.liveOpen({ connection: 1 });
    expect(heard(world)).toEqual([4403]);
  });

  test('a frame is kept with what it was made of; rendered in full it takes its seed', async () => {
    const world = new World();
    const client = await world.start();
    await client.handlers.signInByEmail({ email: 'lin@studio.example', code: '123456' });
    const frame = { base: Uint8Array.of(1), picture: RESULT, width: 512, height: 384 };
    await client.handlers.keepFrame(frame);
    expect(client.state.history).toMatchObject([{ taskId: null, hasBase: true, width: 512 }]);
    expect(await world.made.get('r1-base')).toEqual(frame.base);
    await client.handlers.render({ ...BASE, seed: 4711 });
    await world.clock.move(1000);
    expect([...world.server.tasks.values()]).toMatchObject([{ seed: 4711, size: 512 }]);
    await client.handlers.removeHistory({ id: 'r1' });
    expect(await world.made.get('r1-base')).toBeUndefined();
  });
});
