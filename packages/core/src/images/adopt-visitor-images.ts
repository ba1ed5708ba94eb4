import type { ImageRepository } from './image-repository.ts';

/** At sign-in: what the visitor brought under the anonymous session moves to the account and no longer expires. */
export async function adoptVisitorImages(
  images: ImageRepository,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
): Promise<number> {
  return images.adopt(sessionId, userId);
}
