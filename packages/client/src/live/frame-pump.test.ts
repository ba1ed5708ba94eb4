import { LIVE_ANSWER_MS } from '@plumbline/contract/live/live-limits.ts';
import { describe, expect, test } from 'vitest';
import { liveStage, settle } from '../testing/live-stage.ts';

const error = (code: 'LIVE_ENGINE_LOST' | 'LIVE_DAILY_COUNT_USED_UP' | 'LIVE_FRAME_BROKEN', frame: number) =>
  ({ type: 'error', frame, error: { code, message: 'text' } }) as const;

describe('what is sent', () => {
  test('one frame at a time; of those that come meanwhile the newest', async () => {
    const { newest, start, offer } = liveStage();
    await start();
    for (const level of [10, 60, 110, 160]) await offer(level);
    expect(newest().frames).toEqual([1]);
    await newest().result(1);
    expect(newest().frames).toEqual([1, 2]);
    await newest().result(2);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('one more where the server makes it ready meanwhile, the newest at that moment, and no third', async () => {
    const { newest, results, start, offer } = liveStage();
    await start();
    for (const level of [10, 60, 110]) await offer(level);
    newest().say({ type: 'next', frame: 1 });
    await settle();
    await offer(160);
    expect(newest().frames).toEqual([1, 2]);
    // What is to come next may be said before the result of the frame before is here.
    newest().say({ type: 'next', frame: 2 });
    await settle();
    expect(newest().frames).toEqual([1, 2]);
    await newest().result(1);
    expect(newest().frames).toEqual([1, 2, 3]);
    await newest().result(2);
    await newest().result(3);
    expect(results.map(({ frame, sent }) => [frame, sent[0]])).toEqual([
      [1, 10],
      [2, 110],
      [3, 160],
    ]);
  });

  test('of two that are under way when the connection is lost the newer one anew', async () => {
    const { clock, connections, newest, start, offer } = liveStage();
    await start();
    await offer(10);
    newest().say({ type: 'next', frame: 1 });
    await offer(60);
    expect(newest().frames).toEqual([1, 2]);
    newest().close(1006);
    await clock.move(2_000);
    await start();
    expect(connections).toHaveLength(2);
    expect(newest().frames).toEqual([3]);
    await offer(60);
    expect(newest().frames).toEqual([3]);
  });

  test('nothing that is the rendered frame again', async () => {
    const { pump, newest, start, offer } = liveStage();
    await start();
    await offer(10);
    await newest().result(1);
    for (let times = 0; times < 60; times += 1) await offer(11);
    expect(newest().frames).toEqual([1]);
    expect(pump.state).toMatchObject({ phase: 'unchanged', rendered: 1, unchanged: 60 });
  });

  test('a picture that went and came back while a frame was under way is not sent', async () => {
    const { newest, start, offer } = liveStage();
    await start();
    for (const level of [10, 200, 10]) await offer(level);
    await newest().result(1);
    expect(newest().frames).toEqual([1]);
  });

  test('what drifts slowly is compared with what was rendered, not with what was seen last', async () => {
    const { newest, start, offer } = liveStage();
    await start();
    await offer(10);
    await newest().result(1);
    for (const level of [12, 14, 17]) await offer(level);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('nothing while it is paused, but for a single render', async () => {
    const { pump, newest, start, offer, frame } = liveStage();
    await start();
    pump.pause();
    await offer(10);
    expect(newest().frames).toEqual([]);
    expect(pump.state.phase).toBe('paused');
    pump.renderOnce(frame(10));
    await settle();
    expect(newest().frames).toEqual([1]);
    await newest().result(1);
    expect(pump.state.phase).toBe('paused');
    pump.resume();
    await offer(90);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('other options render the newest frame anew', async () => {
    const { pump, newest, start, offer } = liveStage();
    await start();
    await offer(10);
    await newest().result(1);
    pump.configure({ function: 'architecturalRender', atmosphere: 'dusk' });
    await settle();
    expect(newest().texts.at(-1)).toMatchObject({ options: { atmosphere: 'dusk', seed: 7 } });
    expect(newest().frames).toEqual([1, 2]);
  });

  test('other options while a frame is under way render it anew, though the window stays as it is', async () => {
    const { pump, newest, start, offer } = liveStage();
    await start();
    await offer(10);
    pump.configure({ function: 'architecturalRender', atmosphere: 'dusk' });
    await settle();
    for (let times = 0; times < 3; times += 1) await offer(10);
    await newest().result(1);
    expect(newest().frames).toEqual([1, 2]);
    await newest().result(2);
    await offer(10);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('other options of a pause are those of what is rendered after it, though a frame with the old ones came back meanwhile', async () => {
    const { pump, newest, start, offer } = liveStage();
    await start();
    await offer(10);
    pump.pause();
    pump.configure({ function: 'architecturalRender', atmosphere: 'dusk' });
    await newest().result(1);
    pump.resume();
    await offer(10);
    expect(newest().frames).toEqual([1, 2]);
  });
});

describe('what comes back', () => {
  test('a better picture of the same frame takes the place of the coarse one, and an older one never', async () => {
    const { newest, start, offer, results, pump } = liveStage();
    await start();
    await offer(10);
    await newest().result(1);
    await newest().result(1, { pass: 'fine' });
    await offer(90);
    await newest().result(2);
    await newest().result(1, { pass: 'fine' });
    await newest().result(2, { pass: 'fine' });
    await newest().result(2);
    expect(results.map(({ frame, meta }) => `${frame} ${meta.pass}`)).toEqual([
      '1 coarse',
      '1 fine',
      '2 coarse',
      '2 fine',
    ]);
    expect(pump.state.rendered).toBe(2);
  });

  test('its latency counts from the capture, also where the frame had to wait', async () => {
    const { newest, start, offer, results, clock, pump } = liveStage();
    await start();
    await offer(10);
    await clock.move(100);
    await offer(90);
    await clock.move(200);
    await newest().result(1);
    await clock.move(150);
    await newest().result(2);
    expect(results.map(({ latencyMs }) => latencyMs)).toEqual([300, 350]);
    expect(pump.state).toMatchObject({ latencyMs: 350, medianLatencyMs: 350, framesPerSecond: 0.4 });
  });

  test('what is no message of this protocol changes nothing', async () => {
    const { newest, start, offer, pump, results } = liveStage();
    await start();
    await offer(10);
    const before = pump.state;
    newest().say({ type: 'fireworks' } as never);
    newest().say({ type: 'unchanged', frame: 99 });
    await newest().result(77);
    expect([pump.state.phase, results]).toEqual([before.phase, []]);
  });
});

describe('what goes wrong', () => {
  test('a lost connection is opened again within two seconds, with the seed, and the frame is sent anew', async () => {
    const { newest, start, offer, connections, clock, pump } = liveStage();
    await start();
    await offer(10);
    newest().close(1006);
    expect(pump.state.phase).toBe('reconnecting');
    await clock.move(2_000);
    expect(connections.length).toBe(2);
    newest().open();
    expect(newest().texts).toMatchObject([{ type: 'configure', options: { seed: 7 } }]);
    newest().ready();
    await settle();
    expect(newest().frames).toEqual([2]);
    await newest().result(2);
    expect(pump.state.phase).toBe('shown');
  });

  test('it is tried every two seconds for as long as it takes', async () => {
    const { newest, start, connections, clock } = liveStage();
    await start();
    for (let times = 0; times < 20; times += 1) {
      newest().close(1006);
      await clock.move(2_000);
    }
    expect(connections.length).toBe(21);
  });

  test('who says nothing for long while a frame is under way is gone', async () => {
    const { newest, start, offer, connections, clock } = liveStage();
    await start();
    await offer(10);
    const silent = newest();
    await clock.move(LIVE_ANSWER_MS + 2_000);
    expect([silent.closed, connections.length]).toEqual([true, 2]);
    // What the former connection still says is not heard.
    await silent.result(1);
    newest().open();
    newest().ready();
    await settle();
    expect(newest().frames).toEqual([2]);
  });

  test.each([
    [4401, 'auth-expired'],
    [4403, 'refused'],
    [4409, 'outdated'],
    [4429, 'full'],
  ] as const)('after %i nobody connects again by himself', async (code, phase) => {
    const { newest, start, connections, clock, pump } = liveStage();
    await start();
    newest().close(code);
    await clock.move(60_000);
    expect([pump.state.phase, connections.length]).toEqual([phase, 1]);
    pump.reopen();
    expect(connections.length).toBe(2);
  });

  test('without tickets nothing is sent again and again; with new ones the newest frame is', async () => {
    const { newest, start, offer, pump, frame } = liveStage();
    await start();
    await offer(10);
    newest().say(error('LIVE_DAILY_COUNT_USED_UP', 1));
    await settle();
    expect(pump.state).toMatchObject({ phase: 'tickets-out', liveTickets: 0 });
    for (const level of [10, 60, 110, 10]) await offer(level);
    expect([pump.state.phase, newest().frames]).toEqual(['tickets-out', [1]]);
    pump.reopen();
    await settle();
    expect(newest().frames).toEqual([1, 2]);
    await newest().result(2);
    pump.renderOnce(frame(90));
    await settle();
    expect(newest().frames).toEqual([1, 2, 3]);
  });

  test('a lost engine comes back by itself, and has the frame again', async () => {
    const { newest, start, offer, pump, clock } = liveStage();
    await start();
    await offer(10);
    newest().say(error('LIVE_ENGINE_LOST', 1));
    await settle();
    expect([pump.state.phase, newest().frames]).toEqual(['engine-lost', [1]]);
    await clock.move(1_000);
    expect(newest().frames).toEqual([1, 2]);
    await newest().result(2);
    expect(pump.state).toMatchObject({ phase: 'shown', failure: undefined });
  });

  test('a pause stays one while the engine comes back', async () => {
    const { newest, start, offer, pump, clock } = liveStage();
    await start();
    await offer(10);
    newest().say(error('LIVE_ENGINE_LOST', 1));
    await settle();
    pump.pause();
    await clock.move(1_000);
    expect([pump.state.phase, newest().frames]).toEqual(['paused', [1]]);
    pump.resume();
    await offer(10);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('a broken frame is left out, and the next one sent', async () => {
    const { newest, start, offer, pump } = liveStage();
    await start();
    await offer(10);
    newest().say(error('LIVE_FRAME_BROKEN', 1));
    await settle();
    expect(pump.state).toMatchObject({ phase: 'idle', failure: { code: 'LIVE_FRAME_BROKEN' } });
    await offer(90);
    expect(newest().frames).toEqual([1, 2]);
  });

  test('a window that cannot be encoded does not stop the next one', async () => {
    const { newest, start, offer, pump, frame } = liveStage();
    await start();
    pump.offer({ ...frame(10), encode: () => Promise.reject(new Error('gone')) });
    await settle();
    await offer(90);
    expect(newest().frames).toEqual([1]);
  });

  test('closing ends it: nothing is sent, nothing connects', async () => {
    const { newest, start, offer, connections, clock, pump } = liveStage();
    await start();
    pump.close();
    await offer(10);
    newest().close(1000);
    await clock.move(60_000);
    expect([newest().closed, newest().frames, connections.length, pump.state.phase]).toEqual([
      true,
      [],
      1,
      'closed',
    ]);
  });
});
