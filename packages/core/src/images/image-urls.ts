import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';

/** Width of the preview that lists and strips show. */
const THUMBNAIL_WIDTH = 384;

/** Addresses of an image's working copy. They never change what they show, so that a browser keeps them for good. */
export function imageUrls(imageId: string): { readonly url: string; readonly thumbnailUrl: string } {
  const url = `${OTHER_PATHS.files}/${imageId}.png`;
  return { url, thumbnailUrl: `${url}?w=${THUMBNAIL_WIDTH}&fit=fill` };
}
