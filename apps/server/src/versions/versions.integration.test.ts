import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { type VersionTree, versionTreeSchema } from '@plumbline/contract/api/versions.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import type { TaskImage } from '@plumbline/core/tasks/task-record.ts';
import { addBase, giveTickets } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/api/ai/versions';
let t: TestApp;
let user: TestBrowser;
let userId: string;
let upload: ImageRecord;
let phone = 13830000000;
let minute = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await t.signedIn(String(++phone));
  userId = (await user.get('/api/user/userInfo')).json().data.userId;
  upload = await addBase(t.services, userId, { createdAt: later() });
  await giveTickets(t.services, userId, 50);
});

/** Every picture is a minute younger than the one before. */
const later = () => new Date(t.clock.now().getTime() - 3_600_000 + 60_000 * ++minute);

/** A task over a picture that has delivered its images. */
async function make(base: ImageRecord, count = 1): Promise<{ taskId: string; images: ImageRecord[] }> {
  const started = await user.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: base.imageId,
    count,
    seed: 7,
  });
  const taskId: string = started.json().data.taskId;
  const task = await t.services.database.tasks.find(taskId);
  const images: ImageRecord[] = [];
  for (let variant = 0; variant < count; variant += 1) {
    const image = await addBase(t.services, userId, {
      imageId: `r${variant}-${taskId}`,
      purpose: 'result',
      kind: null,
      parents: [base.imageId],
      createdAt: later(),
    });
    await t.services.database.images.addUses(taskId, [image.imageId]);
    const entry: TaskImage = {
      taskId,
      variant,
      imageId: image.imageId,
      width: image.width,
      height: image.height,
      seed: 7 + variant,
      pixelHash: image.pixelHash,
      fidelity: null,
      layers: null,
      facts: { keptPixels: 5 },
      words: null,
      uncharged: null,
    };
    await t.services.database.tasks.addImage(entry, {
      schema: 1,
      imageId: image.imageId,
      taskId,
      request: task?.request as RenderRequest,
      seed: entry.seed,
      inputs: [],
      engine: { id: 'test', version: '1' },
      pixelHash: image.pixelHash,
      fidelity: null,
      confidence: 1,
      timings: {},
      notes: [],
      madeAt: image.createdAt,
    });
    images.push(image);
  }
  return { taskId, images };
}

const makeOne = async (base: ImageRecord) => (await make(base)).images[0] as ImageRecord;

const treeOf = async (imageId: string): Promise<VersionTree> =>
  versionTreeSchema.parse((await user.get(`${PATH}?imageId=${imageId}`)).json().data);
const edges = ({ nodes }: VersionTree) => nodes.map(({ imageId, parentId }) => [imageId, parentId]);

test('whatever was made from an upload is one tree, whichever picture is asked for', async () => {
  const first = await make(upload, 2);
  const [a, b] = first.images as [ImageRecord, ImageRecord];
  const c = await makeOne(b);
  const expected = [
    [upload.imageId, null],
    [a.imageId, upload.imageId],
    [b.imageId, upload.imageId],
    [c.imageId, b.imageId],
  ];
  for (const { imageId } of [upload, a, b, c]) expect(edges(await treeOf(imageId))).toEqual(expected);
  const { nodes, headId, complete } = await treeOf(a.imageId);
  expect([headId, complete]).toEqual([c.imageId, true]);
  expect(nodes[0]?.made).toBeNull();
  expect(nodes[2]?.made).toMatchObject({
    taskId: first.taskId,
    function: 'indoorRender',
    seed: 8,
    facts: { keptPixels: 5 },
    request: { upload_img: upload.imageId },
  });
});

test('reverting makes an older picture the head and keeps the rest; what is made next is the head again', async () => {
  const a = await makeOne(upload);
  await make(a);
  const before = await treeOf(upload.imageId);
  const reverted = await user.post(`${PATH}/revert`, { imageId: a.imageId });
  expect(reverted.statusCode).toBe(200);
  expect(reverted.json().data).toMatchObject({ headId: a.imageId, nodes: before.nodes });
  t.clock.advance(1000);
  const branch = await make(a);
  await t.services.database.images.save({ ...(branch.images[0] as ImageRecord), createdAt: t.clock.now() });
  expect((await treeOf(upload.imageId)).headId).toBe(branch.images[0]?.imageId);
});

test('a name is kept, changed and taken away', async () => {
  const name = async (text: string) =>
    (await user.post(`${PATH}/name`, { imageId: upload.imageId, name: text })).json();
  expect((await name('  橡木地板 ')).data.nodes[0].name).toBe('橡木地板');
  await user.post(`${PATH}/revert`, { imageId: upload.imageId });
  expect((await name('oak')).data.nodes[0].name).toBe('oak');
  expect((await name('')).data.nodes[0].name).toBeNull();
  expect((await name('x'.repeat(61))).error.code).toBe('VALIDATION_FAILED');
});

test('a picture outlives its task where another was made from it', async () => {
  const first = await make(upload);
  const [a] = first.images as [ImageRecord];
  const b = await makeOne(a);
  await deleteTask(t.services, userId, first.taskId);
  const tree = await treeOf(b.imageId);
  expect(edges(tree)).toEqual([
    [a.imageId, null],
    [b.imageId, a.imageId],
  ]);
  expect(tree.nodes[0]?.made).toBeNull();
});

test('trees of others are not there', async () => {
  const stranger = await t.signedIn(String(++phone));
  const answers = [
    await stranger.get(`${PATH}?imageId=${upload.imageId}`),
    await stranger.post(`${PATH}/name`, { imageId: upload.imageId, name: 'mine' }),
    await stranger.post(`${PATH}/revert`, { imageId: upload.imageId }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
    Array(3).fill([404, 'IMAGE_NOT_FOUND']),
  );
});
