import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { StartedTask } from '@plumbline/contract/api/tasks.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { workingKey } from '@plumbline/core/images/image-keys.ts';
import { createPictureRanges } from '@plumbline/core/images/picture-ranges.ts';
import { startTask } from '@plumbline/core/tasks/start-task.ts';
import { grantTickets } from '@plumbline/core/tickets/grant-tickets.ts';
import type { Services } from '../services.ts';

export async function addUser(
  { database, clock }: Services,
  userType: User['userType'] = 'user',
): Promise<User> {
  const user: User = {
    id: `u_${randomBytes(9).toString('hex')}`,
    name: 'Test',
    userType,
    role: 'user',
    status: 'active',
    testUser: true,
    membership: { level: 'none', expiresAt: null },
    createdAt: clock.now(),
  };
  await database.identity.addUser(user);
  return user;
}

/** An uploaded image with a file that is not a picture: for tests that never decode it. */
export async function addBase(
  { database, storage, clock }: Services,
  ownerId: string,
  change: Partial<ImageRecord> = {},
): Promise<ImageRecord> {
  const imageId = `b-${randomUUID()}`;
  const image: ImageRecord = {
    imageId,
    ownerId,
    purpose: 'base',
    kind: 'line',
    name: '',
    width: 640,
    height: 480,
    mime: 'image/png',
    bytes: 4,
    workingKey: workingKey(imageId),
    originalKey: null,
    pixelHash: 'b'.repeat(64),
    parents: [],
    createdAt: clock.now(),
    expiresAt: null,
    unlistedAt: null,
    deletedAt: null,
    ...change,
  };
  await storage.put(image.workingKey, Buffer.from('base'));
  await database.images.save(image);
  return image;
}

export async function giveTickets(
  { database, clock }: Services,
  userId: string,
  amount: number,
): Promise<void> {
  const grant = { userId, counter: 'tickets', amount, reason: 'test', at: clock.now() } as const;
  await grantTickets(database.ledger, { ...grant, key: randomUUID() });
}

export function start(
  { database, storage, compute, clock, settings, capabilities }: Services,
  user: User,
  base: ImageRecord,
  body: Partial<StartTaskBody> = {},
): Promise<StartedTask> {
  const dependencies = {
    database,
    clock,
    freeDailyRenders: settings.freeDailyRenders,
    capabilities,
    startBurst: settings.startBurst,
    queueLimits: settings.queueLimits,
    catalogue: async () => ({
      categoryName: (id: string) => ({ 'zh-CN': id, en: id, ja: id }),
      // Whatever a test calls a category lies wherever it is asked for.
      categoryParents: () => ['1', '2', '3', '4', '5', '6', '7', 'a-space'],
      isMaterial: () => false,
      isObject: () => false,
      itemName: () => undefined,
      contentOf: () => null,
    }),
    ranges: createPictureRanges({ storage, compute }),
    chooseSeed: () => randomInt(2 ** 32),
  };
  return startTask(dependencies, user, { function: 'indoorRender', upload_img: base.imageId, ...body });
}
