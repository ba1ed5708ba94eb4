import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';

/** The browser of many pictures, loaded when it is first opened. */
export const LazyPictureBrowser = lazyDialog(
  'pictures',
  async () => (await import('./PictureBrowser.tsx')).PictureBrowser,
  texts('studio'),
);
