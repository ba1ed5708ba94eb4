import { randomUUID } from 'node:crypto';
import type { PublishBody, PublishedWork } from '@plumbline/contract/api/works.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { type SharedRequest, sharedRequestSchema } from '@plumbline/contract/works/shared-request.ts';
import type { User } from '../identity/user.ts';
import type { ImageRecord } from '../images/image.ts';
import { isMadeHere } from '../images/is-made-here.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { type WorkVocabulary, classifyWork } from './classify-work.ts';
import { describeCard } from './describe-work.ts';
import { indexWork } from './index-work.ts';
import type { NewWork, WorkPictureRecord } from './work-record.ts';

export interface PublishDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly compute: Pick<Compute, 'describePicture'>;
  readonly clock: Clock;
  readonly vocabulary: WorkVocabulary;
  /** New works wait for an administrator. */
  readonly review: boolean;
}

/** What others may see of their own pictures a case is told by; masks, textures and drawings of differences are no story. */
const SECTION_PURPOSES: ReadonlySet<ImageRecord['purpose']> = new Set([
  'result',
  'copy',
  'base',
  'reference',
]);
const MOST_MATERIALS = 16;

/**
 * Publishes results of one's own. Until then nobody else can see a result.
 *
 * @throws AppError `IMAGE_NOT_FOUND` for a picture that is unknown, foreign, deleted, or no result where one is needed;
 * `VALIDATION_FAILED` for categories that are no path
 */
export async function publishWork(
  dependencies: PublishDependencies,
  user: User,
  body: PublishBody,
  context: { readonly locale: Locale; readonly signal: AbortSignal },
): Promise<PublishedWork> {
  const { database, storage, compute, clock, vocabulary } = dependencies;
  const images = await requireOwn(database, user.id, body);
  const cover = images.get(body.imageIds[0] as string) as ImageRecord;
  const made = await howItWasMade(database, cover.imageId);
  const asked = body.classifyIds.length > 0 ? body.classifyIds : pathOf(made?.request, vocabulary);
  const classification = classifyWork(asked, vocabulary);
  const { colours, ...features } = await compute.describePicture(
    await storage.get(cover.workingKey),
    context.signal,
  );
  const at = clock.now();
  const work: NewWork['work'] = {
    workId: randomUUID(),
    authorId: user.id,
    userId: user.id,
    kind: body.kind,
    title: body.title,
    state: dependencies.review ? 'pending' : 'visible',
    revision: 0,
    function: made?.request.function ?? null,
    style: classification.style,
    space: classification.space,
    classifyIds: classification.classifyIds,
    materials: materialsOf(made?.request, classification.style, vocabulary),
    colours,
    licence: body.licence,
    coverImageId: cover.imageId,
    coverPath: null,
    coverThumbnail: null,
    width: cover.width,
    height: cover.height,
    moderation: null,
    publishedAt: at,
    changedAt: at,
  };
  const details: NewWork['details'] = {
    story: body.story,
    prompt: made?.request.promptTxt ?? '',
    request: made ? sharedRequestOf(made.request, vocabulary) : null,
    showBase: body.showBase,
    showPrompt: body.showPrompt,
    fidelity: made?.fidelity ? { score: made.fidelity.score, added: made.fidelity.added } : null,
    sections: body.sections.map(({ kind, caption }) => ({ kind, caption })),
  };
  const base = made?.base;
  const pictures: WorkPictureRecord[] = [
    ...body.imageIds.map((imageId) => pictureOf(images.get(imageId) as ImageRecord, 'picture', null)),
    ...body.sections.flatMap(({ imageIds }, section) =>
      imageIds.map((imageId) => pictureOf(images.get(imageId) as ImageRecord, 'section', section)),
    ),
    ...(base && base.ownerId === user.id && !base.deletedAt ? [pictureOf(base, 'base', null)] : []),
  ];
  const index = indexWork({ ...work, ...details }, vocabulary);
  const card = await database.transaction(async ({ works }) => {
    await works.add({ work, index, details, pictures, features });
    return works.find(work.workId, user.id);
  });
  if (!card) throw new Error(`work ${work.workId} is not there after it was added`);
  return { ...describeCard(card, context.locale), state: card.state, moderation: card.moderation };
}

async function requireOwn(
  { images }: Pick<Database, 'images'>,
  ownerId: string,
  { imageIds, sections }: PublishBody,
): Promise<ReadonlyMap<string, ImageRecord>> {
  const named = new Set([...imageIds, ...sections.flatMap((section) => section.imageIds)]);
  const found = new Map((await images.findMany([...named])).map((image) => [image.imageId, image]));
  for (const imageId of named) {
    const image = found.get(imageId);
    const own = image && image.ownerId === ownerId && !image.deletedAt && SECTION_PURPOSES.has(image.purpose);
    if (!own || (imageIds.includes(imageId) && image.purpose !== 'result'))
      throw new AppError('IMAGE_NOT_FOUND', `image ${imageId} cannot be published`);
  }
  return found;
}

/** The task behind a result; undefined where it was deleted. */
async function howItWasMade({ tasks, images }: Pick<Database, 'tasks' | 'images'>, imageId: string) {
  const [record] = await tasks.findProvenance(imageId);
  if (!record) return undefined;
  const baseId = record.inputs.find(({ role }) => role === 'base')?.imageId;
  return {
    request: record.request,
    fidelity: record.fidelity,
    base: baseId === undefined ? undefined : await images.find(baseId),
  };
}

/** The categories that the picture was made with, as far as they are a path. */
function pathOf(request: RenderRequest | undefined, { path }: WorkVocabulary): string[] {
  const ids = [request?.classifyId1, request?.classifyId2, request?.classifyId3];
  const known = ids.slice(0, ids.includes(undefined) ? ids.indexOf(undefined) : ids.length) as string[];
  while (known.length > 0 && path(known) === undefined) known.pop();
  return known;
}

function materialsOf(
  request: RenderRequest | undefined,
  style: string | null,
  { materialName, materialsOfStyle }: WorkVocabulary,
): string[] {
  const own = request?.material?.textureId;
  const named = [
    ...(own !== undefined && materialName(own) ? [own] : []),
    ...(style === null ? [] : materialsOfStyle(style)),
  ];
  return [...new Set(named)].slice(0, MOST_MATERIALS);
}

/** Pictures of its author’s, and what only means something with them. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'upload_img',
  'mask',
  'style_img',
  'outpaint',
  'scene',
  'engine',
  'keepInk',
  'model',
  'lora',
  'material',
  'modelId',
  'modelHash',
  'camera',
  'viewId',
  'section',
  'materials',
  'hidden',
]);

/** Without pictures and words of its author: a texture of theirs is left out, one of the library stays. */
function sharedRequestOf(request: RenderRequest, { materialName }: WorkVocabulary): SharedRequest {
  const { material } = request;
  const shared = Object.entries(request).filter(([field]) => !OWN_FIELDS.has(field));
  const isShared = material !== undefined && materialName(material.textureId) !== undefined;
  const { quad: _ofThePicture, ...texture } = material ?? {};
  return sharedRequestSchema.parse({
    ...Object.fromEntries(shared),
    promptTxt: '',
    ...(isShared ? { material: texture } : {}),
  });
}

function pictureOf(
  image: ImageRecord,
  role: WorkPictureRecord['role'],
  section: number | null,
): WorkPictureRecord {
  const { imageId, width, height } = image;
  return { role, section, imageId, path: null, thumbnail: null, width, height, made: isMadeHere(image) };
}
