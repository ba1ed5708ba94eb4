import { PREVIEW_WIDTH } from '@plumbline/contract/constants.ts';
import { useEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels beyond which a browser stutters as it zooms and pans: it would decode and draw all of them at every step. */
const LARGE = 16_000_000;
const FILES = '/files/';

/** @returns the address of a smaller copy of a large picture of ours; nothing where it can be shown as it is */
export function previewOf(url: string, { width, height }: Size): string | undefined {
  if (width * height <= LARGE || !url.startsWith(FILES)) return undefined;
  return `${url}${url.includes('?') ? '&' : '?'}w=${PREVIEW_WIDTH}`;
}

export interface BoundedSource {
  readonly url: string;
  /** The picture itself, to be laid over its copy: changed for it, the copy would hold up the page for a moment. */
  readonly over: string | undefined;
  /** Whether the picture itself is on its way, because the copy does not show all that could be seen. */
  readonly loading: boolean;
}

/**
 * What to show of a picture: of a large one a smaller copy, until it is seen so near that the copy shows less than
 * there is. The picture is laid over it once it is decoded, so that nothing waits for it.
 *
 * @param picture nothing while there is none
 * @param shown width on the screen, in pixels of the page
 */
export function useBoundedSource(
  picture: (Size & { readonly url: string }) | undefined,
  shown: number,
): BoundedSource | undefined {
  const [decoded, setDecoded] = useState<string>();
  const url = picture?.url;
  const small = picture && previewOf(picture.url, picture);
  const near = small !== undefined && shown * devicePixelRatio > PREVIEW_WIDTH;
  useEffect(() => {
    if (!near || url === undefined || decoded === url) return undefined;
    const image = new Image();
    let left = false;
    image.src = url;
    image.decode().then(
      () => {
        if (!left) setDecoded(url);
      },
      // The copy stays.
      () => undefined,
    );
    return () => {
      left = true;
      if (!image.complete) image.src = '';
    };
  }, [decoded, near, url]);
  if (url === undefined) return undefined;
  if (small === undefined) return { url, over: undefined, loading: false };
  const ready = near && decoded === url;
  return { url: small, over: ready ? url : undefined, loading: near && !ready };
}
