import type { WorkCard } from '@plumbline/contract/api/works.ts';
import type { ImageRecord } from '../images/image.ts';
import { requireImage } from '../images/require-image.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { likeness, SIGNATURE_BYTES } from './compare-features.ts';
import { describeCard } from './describe-work.ts';
import type { WorkReader } from './list-works.ts';
import { requireSeenWork } from './read-work.ts';
import type { WorkFeatures } from './work-record.ts';
import type { StoredWork } from './work-repository.ts';

export interface SimilarDependencies extends WorkReader {
  readonly database: Pick<Database, 'works' | 'images'>;
  readonly storage: Storage;
  readonly compute: Pick<Compute, 'describePicture' | 'featuresVersion'>;
}

/** Of each code and of each group of facets: enough to find the nearest among, few enough to compare all. */
const CANDIDATES_EACH = 60;

/** Works that look like a work that everybody sees. @throws AppError `NOT_FOUND` */
export async function worksLikeWork(
  dependencies: SimilarDependencies,
  workId: string,
  most: number,
): Promise<WorkCard[]> {
  const work = await requireSeenWork(dependencies, workId);
  const features = await dependencies.database.works.features(workId);
  const facets = features?.facets ?? [];
  const found = await nearest(dependencies, features, { facets, groups: groupsOf(work), most: most + 1 });
  return found.filter((card) => card.workId !== workId).slice(0, most);
}

/**
 * Works that look like a picture of one’s own.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, also of a foreign one
 */
export async function worksLikeImage(
  dependencies: SimilarDependencies,
  { imageId, ownerId }: { readonly imageId: string; readonly ownerId: string },
  most: number,
  signal: AbortSignal,
): Promise<WorkCard[]> {
  const { database, storage, compute } = dependencies;
  const image: ImageRecord = await requireImage(database.images, imageId, ownerId);
  const features = await compute.describePicture(await storage.get(image.workingKey), signal);
  return nearest(dependencies, features, { facets: [], groups: [], most });
}

/** Those that show the same thing, the closest first: where nothing looks alike there is still something of the kind. */
function groupsOf({ classifyIds, style, space }: StoredWork): string[][] {
  const leaf = classifyIds.at(-1);
  return [
    ...(leaf === undefined ? [] : [[`c:${leaf}`]]),
    ...(style !== null && space !== null ? [[`y:${style}`, `s:${space}`]] : []),
  ];
}

async function nearest(
  { database, locale, viewer, compute }: SimilarDependencies,
  features: WorkFeatures | undefined,
  like: { readonly facets: readonly string[]; readonly groups: readonly string[][]; readonly most: number },
): Promise<WorkCard[]> {
  const usable = features?.version === compute.featuresVersion ? features : undefined;
  const candidates = await database.works.similarTo(
    { codes: usable?.codes ?? [], facets: like.groups },
    CANDIDATES_EACH,
  );
  // Compared by what is shown alone where the picture itself says nothing.
  const blank = new Uint8Array(SIGNATURE_BYTES);
  const one = { signature: usable?.signature ?? blank, facets: like.facets };
  const ranked = candidates
    .filter(({ version }) => version === compute.featuresVersion)
    .map((candidate) => ({ workId: candidate.workId, likeness: likeness(one, candidate) }))
    .sort((a, b) => b.likeness - a.likeness || (a.workId < b.workId ? -1 : 1))
    .slice(0, like.most);
  const cards = await database.works.cards(
    ranked.map(({ workId }) => workId),
    viewer,
  );
  return cards.map((card) => describeCard(card, locale));
}
