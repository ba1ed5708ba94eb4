import type { Session, WebContents } from 'electron';
import { isGranted, PAGES } from '../pages/page-request.ts';

/**
 * What no page may do, ours or one that took its place: go elsewhere, open windows, hold other pages. A link is opened by the
 * system’s browser, where it is one that may be.
 *
 * @param openOutside decides whether it may
 */
export function guardContents(contents: WebContents, openOutside: (address: string) => void): void {
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  const stay = (event: { preventDefault(): void }, url: string) => {
    if (!url.startsWith(PAGES)) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

interface Captured {
  /** The window that the person chose; undefined: none. */
  readonly source: () => { id: string; name: string } | undefined;
}

/** Permissions are for our own pages, and few; a capture is of the window that was chosen, whatever a page asks for. */
export function guardSession(session: Session, { source }: Captured): void {
  session.setPermissionRequestHandler((_contents, permission, callback) => callback(isGranted(permission)));
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => isGranted(permission) && origin.startsWith(PAGES.replace(/\/$/, '')),
  );
  session.setDisplayMediaRequestHandler((request, callback) => {
    const chosen = source();
    const isOurs = request.frame?.url.startsWith(PAGES) === true && request.frame.parent === null;
    callback(isOurs && chosen ? { video: chosen } : {});
  });
}
