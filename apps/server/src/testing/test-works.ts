import type { PublishBody } from '@plumbline/contract/api/works.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { addBase, start } from '@plumbline/platform/testing/task-fixtures.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { addPerson, browserOf } from './test-people.ts';

/** Pictures are described by what their files say: pixels have tests of their own. */
export const describingCompute = {
  featuresVersion: 1,
  describePicture: async (file: Uint8Array) => {
    const signature = new Uint8Array(132).fill(file[0] ?? 0);
    return { version: 1, codes: [file[0] ?? 0, 1_000], signature, colours: ['#a0805f', '#2f4858'] };
  },
  thumbnail: async (_file: Uint8Array, width: number) => Buffer.from(`picture of ${width} px`),
} as unknown as Compute;

export interface Publisher {
  readonly user: User;
  readonly browser: TestBrowser;
}

export async function comePublisher(t: TestApp, change: Partial<User> = {}): Promise<Publisher> {
  const user = await addPerson(t, change);
  return { user, browser: await browserOf(t, user) };
}

/** A finished render of somebody’s, with its base and the record of how it was made. */
export async function addRender(
  t: TestApp,
  user: User,
  request: Partial<RenderRequest> = {},
): Promise<{ readonly image: ImageRecord; readonly base: ImageRecord; readonly taskId: string }> {
  const { services, clock } = t;
  const base = await addBase(services, user.id);
  const { taskId } = await start(services, user, base);
  const image = await addBase(services, user.id, { purpose: 'result', kind: null });
  const task = await services.database.tasks.find(taskId);
  if (!task) throw new Error('the task is not there');
  const made = {
    ...task.request,
    classifyId1: '1',
    classifyId2: '11',
    promptTxt: 'warm oak, no lamp',
    ...request,
  };
  const common = { taskId, imageId: image.imageId, seed: 7, pixelHash: image.pixelHash, words: null };
  await services.database.tasks.addImage(
    {
      ...common,
      variant: 0,
      width: 640,
      height: 480,
      fidelity: null,
      layers: null,
      facts: null,
      uncharged: null,
    },
    {
      schema: 1,
      imageId: image.imageId,
      taskId,
      request: made,
      seed: 7,
      inputs: [{ role: 'base', imageId: base.imageId, pixelHash: base.pixelHash }],
      engine: { id: 'builtin', version: '1' },
      pixelHash: image.pixelHash,
      fidelity: { score: 0.97, added: 0.02 },
      confidence: 1,
      timings: {},
      notes: [],
      madeAt: clock.now(),
    },
  );
  await services.database.images.addUses(taskId, [base.imageId, image.imageId]);
  await services.database.tasks.change(taskId, { state: 'done', finishedAt: clock.now() });
  return { image, base, taskId };
}

type Publish = Partial<Omit<PublishBody, 'imageIds'>> & { readonly request?: Partial<RenderRequest> };

/** Publishes a new render. @returns its card, and what it was made of */
export async function publishRender(t: TestApp, { user, browser }: Publisher, change: Publish = {}) {
  const { request, ...body } = change;
  const render = await addRender(t, user, request);
  const answer = await browser.post('/api/ins/publish', {
    imageIds: [render.image.imageId],
    kind: 'work',
    title: 'A room',
    licence: 'cc-by-4.0',
    ...body,
  });
  if (answer.statusCode !== 201) throw new Error(`Publishing failed: ${answer.body}`);
  return { ...render, workId: answer.json().data.workId as string, card: answer.json().data };
}
