import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  appliedScheduleSchema,
  areasSchema,
  scheduleEffectsSchema,
} from '@plumbline/contract/api/schedules.ts';
import { projectSchema } from '@plumbline/contract/api/projects.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTask, startEditStudio } from '../edits/edit-studio.ts';

let studio: TestApp;
let user: TestBrowser;
beforeAll(async () => {
  studio = await startEditStudio({ settings: { FREE_DAILY_RENDERS: '20' } });
  user = await studio.signedIn('13820007000');
});
afterAll(() => studio.close());

async function ended(taskId: string): Promise<Task> {
  for (;;) {
    const task: Task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(50);
  }
}

/** From a sample to its renders with another floor: real drawings, the real reading, the real engine. */
test('a sample project is rendered, and rendered again with the materials of its schedule', async () => {
  const sample = projectSchema.parse((await user.post('/api/project/sample')).json().data);
  const at = (rest: string) => `/api/project/${sample.projectId}${rest}`;
  const [living, plan] = sample.views;
  if (!living?.startImageId || !plan?.startImageId) throw new Error('the sample has no drawings');
  const size = 512;
  const room = await runTask(user, { function: 'indoorRender', upload_img: living.startImageId, size });
  const floor = await runTask(user, { function: 'colorFlatPicture', upload_img: plan.startImageId, size });
  expect([room.state, floor.state]).toEqual(['done', 'done']);
  expect([room.place?.viewId, floor.place?.viewId]).toEqual([living.viewId, plan.viewId]);

  const told = scheduleEffectsSchema.parse((await user.get(at('/schedule/effects'))).json().data);
  expect(told.views.map(({ idle, tickets }) => [idle, tickets])).toEqual([
    [null, 1],
    [null, 1],
  ]);
  const acting = told.views.map(({ rows }) => rows.filter(({ idle }) => idle === null).length);
  expect(acting[0]).toBeGreaterThanOrEqual(2);

  const viewIds = [living.viewId, plan.viewId];
  const body = { viewIds, revision: told.revision, applyId: randomUUID() };
  const { views } = appliedScheduleSchema.parse((await user.post(at('/schedule/apply'), body)).json().data);
  for (const [index, first] of [room, floor].entries()) {
    const again = await ended(views[index]?.task?.taskId ?? '');
    expect(again).toMatchObject({ state: 'done', place: { viewId: viewIds[index] } });
    const [before, after] = [first.images[0], again.images[0]];
    expect(after).toMatchObject({ seed: before?.seed, width: before?.width, height: before?.height });
    expect(after?.pixelHash).not.toBe(before?.pixelHash);
    // Materials change, the drawing does not.
    expect(after?.fidelity?.score ?? 0).toBeGreaterThan(0.75);
    expect(after?.fidelity?.added ?? 1).toBeLessThan(0.02);
  }

  const areas = areasSchema.parse((await user.get(at('/areas'))).json().data);
  expect(areas.plans).toMatchObject([{ viewId: plan.viewId, state: 'read', scale: 'doors' }]);
  const total = areas.plans[0]?.areaM2 ?? 0;
  expect(total).toBeGreaterThan(60);
  expect(total).toBeLessThan(120);
  expect(areas.rows.every(({ estimated }) => estimated)).toBe(true);
});
