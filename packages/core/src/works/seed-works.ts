import { createHash } from 'node:crypto';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import {
  SEED_FOLDER,
  type SeedManifest,
  type SeedPicture,
  type SeedWork,
  seedManifestSchema,
} from '@plumbline/contract/works/seed-manifest.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { WorkVocabulary } from './classify-work.ts';
import { indexWork } from './index-work.ts';
import type { NewWork, WorkPictureRecord } from './work-record.ts';
import type { SeedAuthorRecord } from './work-repository.ts';

/** Rises when the same file is to be brought into the tables in another way. */
const SEEDING = 1;

/**
 * Brings the works that ship into the tables, once for each file: those that are new are added, changed ones changed in
 * place with their likes, the others removed. Of two servers that start at once one does it and the other waits.
 *
 * @param file the manifest as it is stored
 * @returns whether it was another one than before
 * @throws ZodError where it is no manifest
 */
export async function seedWorks(
  {
    database,
    clock,
    vocabulary,
  }: {
    readonly database: Database;
    readonly clock: Clock;
    readonly vocabulary: WorkVocabulary;
  },
  file: string,
): Promise<boolean> {
  const digest = createHash('sha256').update(`${SEEDING}\n${file}`).digest('hex');
  if ((await database.works.seededDigest()) === digest) return false;
  const manifest = seedManifestSchema.parse(JSON.parse(file));
  const authors = manifest.authors.map(authorOf);
  const works = manifest.works.map((work) => workOf(work, vocabulary));
  const at = clock.now();
  return database.transaction(async (repositories) => {
    if ((await repositories.works.lockSeeds()) === digest) return false;
    await repositories.works.replaceSeeds({ digest, at, authors, works });
    return true;
  });
}

const addressOf = (file: string) => `${OTHER_PATHS.content}/${SEED_FOLDER}/${file}`;
const authorIdOf = (key: string) => `author-${key}`;

function authorOf({ key, name, about, avatar }: SeedManifest['authors'][number]): SeedAuthorRecord {
  const picture = avatar === null ? null : addressOf(avatar);
  return { authorId: authorIdOf(key), userId: null, name, about, avatar: picture };
}

function workOf(seed: SeedWork, vocabulary: WorkVocabulary): NewWork {
  const { kind, title, story, classifyIds, style, materials, colours, licence, sections, fidelity } = seed;
  const publishedAt = new Date(seed.publishedAt);
  const cover = seed.pictures[0] as SeedPicture;
  const work: NewWork['work'] = {
    workId: `seed-${seed.id}`,
    authorId: authorIdOf(seed.author),
    userId: null,
    kind,
    title,
    state: 'visible',
    revision: 0,
    function: seed.function,
    style,
    space: classifyIds[1] ?? null,
    classifyIds,
    materials,
    colours,
    licence,
    coverImageId: null,
    coverPath: addressOf(cover.file),
    coverThumbnail: cover.thumbnail === undefined ? null : addressOf(cover.thumbnail),
    width: cover.width,
    height: cover.height,
    moderation: null,
    publishedAt,
    changedAt: publishedAt,
  };
  const details: NewWork['details'] = {
    story,
    prompt: seed.request?.promptTxt ?? '',
    request: seed.request,
    showBase: seed.base !== null,
    showPrompt: true,
    fidelity,
    sections: sections.map(({ kind: part, caption }) => ({ kind: part, caption })),
  };
  const pictures = [
    ...seed.pictures.map((picture) => pictureOf(picture, 'picture', null)),
    ...sections.flatMap((section, place) =>
      section.pictures.map((picture) => pictureOf(picture, 'section', place)),
    ),
    ...(seed.base === null ? [] : [pictureOf(seed.base, 'base', null)]),
  ];
  return { work, index: indexWork({ ...work, ...details }, vocabulary), details, pictures, features: null };
}

function pictureOf(
  { file, thumbnail, width, height, made }: SeedPicture,
  role: WorkPictureRecord['role'],
  section: number | null,
): WorkPictureRecord {
  const small = thumbnail === undefined ? null : addressOf(thumbnail);
  return { role, section, imageId: null, path: addressOf(file), thumbnail: small, width, height, made };
}
