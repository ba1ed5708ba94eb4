import type { ImageRepository } from './image-repository.ts';

/** At sign-in: what the visitor brought moves to the account and no longer expires. */
export async function adoptVisitorImages(
  images: ImageRepository,
  { visitorId, userId }: { readonly visitorId: string; readonly userId: string },
): Promise<number> {
  return images.adopt(visitorId, userId);
}
