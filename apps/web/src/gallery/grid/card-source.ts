import { THUMBNAIL_WIDTHS } from '@plumbline/contract/constants.ts';

const FILES = '/files/';
/** Widths that cards may need, on fine screens too. */
const CARD_WIDTHS = THUMBNAIL_WIDTHS.filter((width) => width >= 256 && width <= 1024);

/** The cover in the sizes that exist of it; of what ships there is the one that lists show. */
export function coverSources(coverUrl: string): string | undefined {
  if (!coverUrl.startsWith(FILES)) return undefined;
  const [path, query = ''] = coverUrl.split('?');
  const params = new URLSearchParams(query);
  return CARD_WIDTHS.map((width) => {
    params.set('w', String(width));
    return `${path}?${params} ${width}w`;
  }).join(', ');
}
