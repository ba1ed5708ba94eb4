import { liveCodec } from '@plumbline/compute/pictures/live-codec.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { LIVE_SESSIONS_PER_PERSON } from '@plumbline/contract/live/live-limits.ts';
import { openDeviceSession } from '@plumbline/core/identity/device-session.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { LiveTickets, returnAbandonedLiveTickets } from '@plumbline/core/live/live-tickets.ts';
import { labelsFromXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldEngine } from '../testing/live-engine.ts';
import { LiveClient, windowPicture } from '../testing/live-client.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf, PERMANENT } from '../testing/test-people.ts';

let t: TestApp;
let held: HeldEngine;
let user: User;
let browser: TestBrowser;
const clients: LiveClient[] = [];
const studio = { engines: [] as HeldEngine['engine'][], codec: liveCodec };

beforeAll(async () => {
  t = await startTestApp({ live: studio });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(async () => {
  held = new HeldEngine();
  studio.engines[0] = held.engine;
  user = await addPerson(t);
  browser = await browserOf(t, user);
});
afterEach(async () => {
  held.release();
  const left = clients.splice(0);
  for (const client of left) client.close();
  await Promise.all(left.map(({ closed }) => closed));
});

const cookieOf = (who: TestBrowser) => ({
  cookie: `${COOKIES.session}=${who.cookies.get(COOKIES.session)}`,
});

async function connect(headers: Record<string, string> = cookieOf(browser)): Promise<LiveClient> {
  const client = new LiveClient(t.app, headers);
  clients.push(client);
  return client.open();
}

async function ready(headers?: Record<string, string>): Promise<LiveClient> {
  const client = await connect(headers);
  await client.configure();
  return client;
}

const left = async () => {
  const answer = await browser.get('/api/ai/totalTicket?type=2');
  return answer.json<{ data: number }>().data;
};
const begunLevels = () =>
  held.begun.filter(({ pass }) => pass === 0).map(({ level }) => Math.round(level / 10) * 10);
/** Once the connection is gone its tickets are, soon after. */
const settled = async (client: LiveClient) => {
  client.close();
  await client.closed;
};

describe('frames', () => {
  test('a frame comes back with its number, twice, and costs one live ticket', async () => {
    const client = await connect();
    const { seed, engine, live_tickets } = await client.configure();
    expect([engine, live_tickets]).toEqual(['held', 100]);
    client.frame(7, await windowPicture(200));
    const coarse = await client.next('result');
    const fine = await client.next('result');
    expect([coarse.frame, coarse.meta.pass, fine.frame, fine.meta.pass]).toEqual([7, 'coarse', 7, 'fine']);
    expect(coarse.meta).toMatchObject({ seed, engine: 'held', width: 320, height: 200, live_tickets: 99 });
    expect(coarse.meta.serverMs).toBeGreaterThanOrEqual(coarse.meta.renderMs);
    const { width, format, xmp } = await sharp(coarse.picture).metadata();
    expect([width, format]).toEqual([320, 'jpeg']);
    expect(labelsFromXmp(String(xmp))?.aigc).toContain('"Label":"1"');
    await settled(client);
    await expect.poll(left).toBe(99);
  });

  test('what is unchanged is not rendered and costs nothing, as often as it is sent', async () => {
    const client = await ready();
    client.frame(1, await windowPicture(200));
    await client.next('result', ({ meta }) => meta.pass === 'fine');
    for (let frame = 2; frame < 12; frame += 1) {
      client.frame(frame, await windowPicture(201));
      await client.next('unchanged', (message) => message.frame === frame);
    }
    expect(held.begun.length).toBe(2);
    await settled(client);
    await expect.poll(left).toBe(99);
  });

  test('of a burst the first and the newest are rendered, the others dropped', async () => {
    const client = await ready();
    held.holds = true;
    client.frame(1, await windowPicture(20));
    await expect.poll(() => held.begun.length).toBe(1);
    for (let frame = 2; frame <= 30; frame += 1) client.frame(frame, await windowPicture(20 + 7 * frame));
    await client.next('dropped', ({ frame, by }) => frame === 29 && by === 30);
    held.holds = false;
    held.release();
    await client.next('result', ({ frame, meta }) => frame === 30 && meta.pass === 'fine');
    expect(begunLevels()).toEqual([20, 230]);
  });

  test('while another machine renders a frame the next one is made ready, and results come in their order', async () => {
    held.isElsewhere = true;
    const client = await ready();
    held.holds = true;
    client.frame(1, await windowPicture(20));
    await client.next('next', ({ frame }) => frame === 1);
    client.frame(2, await windowPicture(90));
    await expect.poll(() => held.prepared.map((level) => Math.round(level / 10) * 10)).toEqual([90]);
    expect(begunLevels()).toEqual([20]);
    held.holds = false;
    held.release();
    const first = await client.next('result', ({ meta }) => meta.pass === 'coarse');
    const second = await client.next('result', ({ frame, meta }) => frame > 1 && meta.pass === 'coarse');
    expect([first.frame, second.frame]).toEqual([1, 2]);
    expect(begunLevels()).toEqual([20, 90]);
  });

  test('of a hundred that are sent meanwhile one is made ready, and the newest rendered', async () => {
    held.isElsewhere = true;
    const client = await ready();
    held.holds = true;
    client.frame(1, await windowPicture(20));
    await client.next('next');
    for (let frame = 2; frame <= 100; frame += 1) client.frame(frame, await windowPicture(20 + 2 * frame));
    await client.next('dropped', ({ by }) => by === 100);
    held.holds = false;
    held.release();
    await client.next('result', ({ frame }) => frame === 100);
    expect(held.prepared.length).toBeLessThanOrEqual(1);
    expect(begunLevels()).toEqual([20, 220]);
  });

  test('a newer frame ends the refinement of the one before', async () => {
    const client = await ready();
    client.frame(1, await windowPicture(20));
    await client.next('result', ({ meta }) => meta.pass === 'coarse');
    await client.next('result', ({ meta }) => meta.pass === 'fine');
    held.holds = true;
    client.frame(2, await windowPicture(90));
    await expect.poll(() => held.begun.length).toBe(3);
    held.release();
    await expect.poll(() => held.begun.length).toBe(4);
    client.frame(3, await windowPicture(160));
    await expect.poll(() => held.begun.length).toBe(5);
    held.holds = false;
    held.release();
    await client.next('result', ({ frame, meta }) => frame === 3 && meta.pass === 'fine');
    const passes = held.begun.map(({ pass }) => pass);
    expect(passes).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('other options render the same frame anew, another size of window is another frame', async () => {
    const client = await ready();
    client.frame(1, await windowPicture(200));
    await client.next('result', ({ meta }) => meta.pass === 'fine');
    await client.configure({ atmosphere: 'dusk', seed: 5 });
    client.frame(2, await windowPicture(200));
    await client.next('result', ({ frame, meta }) => frame === 2 && meta.seed === 5);
    client.frame(3, await windowPicture(200, { width: 500, height: 333 }));
    const { meta } = await client.next('result', ({ frame }) => frame === 3);
    expect([meta.width, meta.height]).toEqual([500, 333]);
  });

  test('a window of 8K is taken and rendered small', async () => {
    const client = await ready();
    client.frame(1, await windowPicture(200, { width: 7680, height: 4320 }));
    const { meta } = await client.next('result');
    expect([meta.width, meta.height]).toEqual([512, 288]);
  });
});

describe('bad input', () => {
  test('broken pictures are left out, cost nothing, and the next one is rendered', async () => {
    const client = await ready();
    const whole = await windowPicture(200);
    for (const [frame, picture] of [
      [1, whole.subarray(0, whole.length / 2)],
      [2, Buffer.from('no picture at all')],
      [
        3,
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ],
    ] as const) {
      client.frame(frame, picture);
      const { error } = await client.next('error', (message) => message.frame === frame);
      expect(error.code).toBe('LIVE_FRAME_BROKEN');
    }
    client.frame(4, Buffer.alloc(2_000_001));
    expect((await client.next('error')).error.code).toBe('LIVE_FRAME_TOO_LARGE');
    client.frame(5, whole);
    await client.next('result', ({ frame }) => frame === 5);
    await settled(client);
    await expect.poll(left).toBe(99);
  });

  test('messages of another protocol end the connection with their codes', async () => {
    const before = await connect();
    before.frame(1, await windowPicture(200));
    expect((await before.next('error')).error.code).toBe('BAD_REQUEST');
    for (const [say, code] of [
      [(client: LiveClient) => client.say('{"type":"fireworks"}'), 4400],
      [(client: LiveClient) => client.say('not json'), 4400],
      [(client: LiveClient) => client.bytes(Uint8Array.from([0, 0, 1])), 4400],
      [(client: LiveClient) => client.bytes(new Uint8Array(9_000_000)), 1009],
      [
        (client: LiveClient) =>
          client.say({ type: 'configure', protocol: 99, options: { function: 'architecturalRender' } }),
        4409,
      ],
    ] as const) {
      const client = await connect();
      say(client);
      expect(await client.closed).toBe(code);
    }
  });

  test('options that a task would not take are refused, and others may follow', async () => {
    const client = await connect();
    client.say({
      type: 'configure',
      options: { function: 'architecturalRender', classifyId3: 'no-such-style' },
    });
    const { error } = await client.next('error');
    expect([error.code, error.details?.['classifyId3']]).toEqual(['VALIDATION_FAILED', 'no such category']);
    client.say({ type: 'configure', options: { function: 'landscapeRender' } });
    expect((await client.next('error')).error.details).toHaveProperty('engine');
    expect((await client.configure()).engine).toBe('held');
  });

  test('a lost engine says so, gives the ticket back, and renders the next frame', async () => {
    const client = await ready();
    held.failure = new Error('the thread crashed');
    client.frame(1, await windowPicture(200));
    expect((await client.next('error')).error.code).toBe('LIVE_ENGINE_LOST');
    held.failure = new AppError('BLANK_PICTURE', 'nothing on it');
    client.frame(2, await windowPicture(200));
    expect((await client.next('error')).error.code).toBe('BLANK_PICTURE');
    held.failure = undefined;
    client.frame(3, await windowPicture(200));
    await client.next('result', ({ frame }) => frame === 3);
    await settled(client);
    await expect.poll(left).toBe(99);
  });
});

describe('who may', () => {
  test.each([
    ['a visitor', async () => cookieOf(t.browser()), 4401],
    ['a stranger’s token', async () => ({ authorization: 'Bearer plumb_device_nothing' }), 4401],
    ['a page of another site', async () => ({ ...cookieOf(browser), origin: 'https://evil.example' }), 4403],
  ] as const)('%s is told why, and the connection ends', async (_, headers, code) => {
    const client = await connect(await headers());
    await client.next('error');
    expect(await client.closed).toBe(code);
  });

  test('a desktop comes with its token', async () => {
    const opened = await openDeviceSession({ ...t.services, sessionDays: 30 }, user, 'desktop');
    const client = await ready({ authorization: `Bearer ${opened.token}` });
    client.frame(1, await windowPicture(200));
    expect((await client.next('result')).frame).toBe(1);
  });

  test('signing out ends a session that is open', async () => {
    const client = await ready();
    await browser.change('GET', '/api/user/logout');
    client.frame(1, await windowPicture(200));
    // The session is looked for every few seconds.
    await client.next('result', ({ meta }) => meta.pass === 'fine');
    t.clock.advance(11);
    client.frame(2, await windowPicture(100));
    expect((await client.next('error')).error.code).toBe('LOGIN_REQUIRED');
    expect(await client.closed).toBe(4401);
  });

  test('one person has a few sessions, and one that ended makes room', async () => {
    const own: LiveClient[] = [];
    for (let many = 0; many < LIVE_SESSIONS_PER_PERSON; many += 1) own.push(await ready());
    const further = await connect();
    expect((await further.next('error')).error.code).toBe('LIVE_SESSIONS_FULL');
    expect(await further.closed).toBe(4429);
    own[0]?.cut();
    await own[0]?.closed;
    await expect
      .poll(async () => {
        const client = await connect();
        client.say({ type: 'configure', options: { function: 'architecturalRender' } });
        return client.next('ready').then(
          ({ type }) => type,
          () => 'refused',
        );
      })
      .toBe('ready');
  });

  test('twenty people at once each have their own frames', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async () => browserOf(t, await addPerson(t))),
    );
    const all = await Promise.all(people.map((each) => ready(cookieOf(each))));
    await Promise.all(
      all.map(async (client, at) => {
        for (let frame = 1; frame <= 5; frame += 1) {
          client.frame(frame, await windowPicture(10 * at + 4, { width: 200 + at, height: 100 + 8 * frame }));
          const { meta } = await client.next('result', (message) => message.frame === frame);
          expect(meta.width).toBe(200 + at);
        }
      }),
    );
    expect(held.opened).toBe(20);
  });
});

describe('tickets', () => {
  test('they run out in the middle: nothing more is rendered, the session stays', async () => {
    const client = await ready();
    const { database, clock, settings, capabilities } = t.services;
    // All but three of the day.
    const other = new LiveTickets(
      { database, clock, capabilities, freeDailyRenders: settings.freeDailyRenders },
      { id: user.id, role: 'user' },
    );
    for (let many = 0; many < 97; many += 1) await other.take();
    await other.close();
    expect(await left()).toBe(3);
    for (let frame = 1; frame <= 3; frame += 1) {
      client.frame(frame, await windowPicture(40 * frame));
      await client.next('result', (message) => message.frame === frame);
    }
    client.frame(4, await windowPicture(200));
    const { error } = await client.next('error');
    expect([error.code, await left()]).toEqual(['LIVE_DAILY_COUNT_USED_UP', 0]);
    client.frame(5, await windowPicture(230));
    await client.next('error', ({ frame }) => frame === 5);
    expect(begunLevels()).toEqual([40, 80, 120]);
  });

  test('members’ frames are not counted, and their record is one line for many', async () => {
    const member = await addPerson(t, PERMANENT);
    const own = await browserOf(t, member);
    const client = await connect(cookieOf(own));
    expect((await client.configure()).live_tickets).toBe(-1);
    for (let frame = 1; frame <= 25; frame += 1) {
      client.frame(frame, await windowPicture(9 * frame));
      const { meta } = await client.next('result', (message) => message.frame === frame);
      expect(meta.live_tickets).toBe(-1);
    }
    await settled(client);
    const filter = { userId: member.id, counter: 'live_tickets' as const, until: new Date('2100-01-01') };
    await expect
      .poll(async () =>
        (await t.services.database.ledger.listEvents(filter, { after: undefined, limit: 50 })).map(
          ({ kind }) => kind,
        ),
      )
      .toEqual(['return', 'settle', 'reserve']);
  });

  test('a process that died over a session leaves nothing set aside', async () => {
    const { database, clock, settings, capabilities } = t.services;
    const dead = new LiveTickets(
      { database, clock, capabilities, freeDailyRenders: settings.freeDailyRenders },
      { id: user.id, role: 'user' },
    );
    await dead.take();
    expect(await left()).toBe(80);
    await returnAbandonedLiveTickets(t.services);
    expect(await left()).toBe(80);
    t.clock.advance(11 * 60);
    await returnAbandonedLiveTickets(t.services);
    expect(await left()).toBe(100);
  });
});
