import type { ImageRecord } from '../images/image.ts';
import type { Repositories } from '../ports/database.ts';

/** What is asked with the same words is asked once. */
function once<Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) {
  const answers = new Map<string, Promise<T>>();
  return (...args: Args): Promise<T> => {
    const key = JSON.stringify(args);
    const known = answers.get(key) ?? ask(...args);
    answers.set(key, known);
    return known;
  };
}

/**
 * Repositories whose reads that every start makes are made once: hundreds of starts of one order ask for the same bases,
 * corrections, engines and prices. For one transaction, or one check.
 *
 * @param images all that the order names, read together
 */
export function rememberReads(repositories: Repositories, images: readonly ImageRecord[]): Repositories {
  const byId = new Map(images.map((image) => [image.imageId, image]));
  const { workers, scenes, toolPrices, enginePolicies, projects } = repositories;
  const findImage = once((imageId: string) => repositories.images.find(imageId));
  return {
    ...repositories,
    images: { ...repositories.images, find: async (id) => byId.get(id) ?? findImage(id) },
    workers: { ...workers, listSeenAfter: once((moment) => workers.listSeenAfter(moment)) },
    scenes: { ...scenes, find: once((imageId, space) => scenes.find(imageId, space)) },
    toolPrices: { ...toolPrices, current: once(() => toolPrices.current()) },
    enginePolicies: { ...enginePolicies, current: once(() => enginePolicies.current()) },
    projects: { ...projects, viewFor: once((userId, imageId) => projects.viewFor(userId, imageId)) },
  };
}
