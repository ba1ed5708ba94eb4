import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { type EnginePolicy, OPEN_RULE } from '@plumbline/contract/engines/engine-policy.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, addUser, giveTickets, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { type TestServices, createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTaskMeasures } from '../operations/task-measures.ts';
import { claimAndRun } from '../testing/claim-and-run.ts';
import { testCodec } from '../testing/test-codec.ts';
import { TEST_BUILD, createTestEngine } from '../testing/test-engine.ts';

let context: TestServices;
beforeAll(async () => {
  context = await createTestServices();
});
afterAll(() => context.close());

const dear = (healthy: boolean): ImageEngine => ({
  ...createTestEngine(),
  id: 'dear',
  place: 'network',
  trained: true,
  health: async () => ({ healthy }),
});
const PRICED: EnginePolicy = { engines: { dear: { ...OPEN_RULE, extraTickets: 3 } }, defaults: [] };

async function setPolicy(policy: EnginePolicy): Promise<void> {
  const { enginePolicies } = context.services.database;
  const version = ((await enginePolicies.current())?.version ?? 0) + 1;
  await enginePolicies.add({ version, policy, changedBy: 'test', changedAt: new Date() });
}

async function report(engines: readonly ImageEngine[]): Promise<void> {
  const { database, clock } = context.services;
  const told = engines.map(
    ({ id, place, trained, reads }): EngineReport => ({
      ...{ id, place, trained, reads, commit: null, versions: {}, functions: ['indoorRender'] },
      ...{ servers: [], detail: null, missing: [], healthy: true, checkedAt: null },
      ...{ models: [], loras: [] },
    }),
  );
  await database.workers.save({
    workerId: 'w',
    slots: 1,
    largestSize: null,
    engines: told,
    seenAt: clock.now(),
  });
}

async function run(engines: readonly ImageEngine[], taskId: string): Promise<void> {
  const { services } = context;
  const { providerCode } = services.settings.labels;
  const stopping = new AbortController().signal;
  const measures = createTaskMeasures(services.metrics);
  const common = {
    ...services,
    engines,
    measures,
    build: TEST_BUILD,
    codec: testCodec,
    providerCode,
    stopping,
  };
  await claimAndRun(common, taskId, () => ({ lost: new AbortController(), close: () => undefined }));
}

async function begin(body: object) {
  const { services } = context;
  const user = await addUser(services);
  await giveTickets(services, user.id, 20);
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base, { seed: 1, ...body });
  const read = () => readTask({ ...services, locale: 'en' }, user.id, taskId);
  return { user, taskId, read };
}

test('what a cheaper engine made in place of the agreed one costs its own price, to the ticket', async () => {
  await setPolicy(PRICED);
  const engines = [createTestEngine(), dear(false)];
  await report(engines);
  const { user, taskId, read } = await begin({ engine: 'dear', count: 3, promptTxt: 'fail:2' });
  const { freeDailyRenders } = context.services.settings;
  expect(await auditLedger(context.services, user.id)).toMatchObject({ reserved: 12 });
  await run(engines, taskId);
  expect(await read()).toMatchObject({
    state: 'done',
    engine: { id: 'test' },
    tickets: { perImage: 4, charged: 2, returned: 10 },
  });
  expect(await auditLedger(context.services, user.id)).toMatchObject({
    reserved: 0,
    settled: 2,
    available: 20 + freeDailyRenders - 2,
  });
  // Those of the day were spent first, and stay spent: what was bought came back.
  const { rows } = await context.services.pool.query(
    "select origin, sum(available)::int as left from ledger_entries where user_id = $1 and counter = 'tickets' group by origin",
    [user.id],
  );
  expect(rows).toContainEqual({ origin: 'bought', left: 20 });
});

test('the agreed engine itself costs what was agreed, also where its price has changed since', async () => {
  await setPolicy(PRICED);
  const engines = [createTestEngine(), dear(true)];
  await report(engines);
  const { user, taskId, read } = await begin({ engine: 'dear' });
  await setPolicy({ ...PRICED, engines: { dear: { ...OPEN_RULE, extraTickets: 7 } } });
  await run(engines, taskId);
  expect(await read()).toMatchObject({
    engine: { id: 'dear' },
    tickets: { perImage: 4, charged: 4, returned: 0 },
  });
  expect(await auditLedger(context.services, user.id)).toMatchObject({ reserved: 0, settled: 4 });
});

test('an engine that was switched off between start and claim is given nothing, and the rest comes back', async () => {
  await setPolicy(PRICED);
  const engines = [createTestEngine(), dear(true)];
  await report(engines);
  const stoodIn = await begin({ engine: 'dear' });
  const alone = await begin({ engine: 'dear' });
  await setPolicy({ ...PRICED, engines: { dear: { ...OPEN_RULE, enabled: false } } });
  await run(engines, stoodIn.taskId);
  expect(await stoodIn.read()).toMatchObject({
    engine: { id: 'test' },
    tickets: { charged: 1, returned: 3 },
  });
  await run([dear(true)], alone.taskId);
  expect(await alone.read()).toMatchObject({
    state: 'failed',
    error: { code: 'ENGINE_NOT_ALLOWED' },
    tickets: { charged: 0, returned: 4 },
  });
  expect(await auditLedger(context.services, alone.user.id)).toMatchObject({ reserved: 0, settled: 0 });
});

test('who names none is never made to pay more, nor sent farther, than was shown', async () => {
  await setPolicy(PRICED);
  const sick: ImageEngine = { ...createTestEngine(), health: async () => ({ healthy: false }) };
  await report([sick, dear(true)]);
  const { user, taskId, read } = await begin({});
  await run([sick, dear(true)], taskId);
  expect(await read()).toMatchObject({ state: 'failed', error: { code: 'UNAVAILABLE' } });
  expect(await auditLedger(context.services, user.id)).toMatchObject({ reserved: 0, settled: 0 });
});
