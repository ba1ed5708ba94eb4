/** The small copy of a sample, for lists and cards (`scripts/make-small-samples.ts`); any other picture is its own. */
export function smallPicture(url: string): string {
  return url.replace(/^\/content\/samples\/([\w-]+)\.\w+$/, '/content/samples/small/$1.webp');
}

/** The width of small copies (`scripts/make-small-samples.ts`), and of drawings; renders are somewhat smaller. */
const SMALL_WIDTH = 480;
const WHOLE_WIDTH = 1200;

/** What a browser chooses a sample's picture from, by the room and the density it has; any other picture is one. */
export function pictureSet(url: string): string | undefined {
  const small = smallPicture(url);
  return small === url ? undefined : `${small} ${SMALL_WIDTH}w, ${url} ${WHOLE_WIDTH}w`;
}
