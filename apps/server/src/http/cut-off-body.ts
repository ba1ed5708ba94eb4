import { UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import type { App } from '../app.ts';

/** Time a client has to notice the answer and stop sending. */
const LINGER_MS = 1_000;
/** Browsers read the answer only when they have sent everything: an upload of lawful size may come to its end. */
const LINGER_LAWFUL_MS = 20_000;
const FORM_FRAME_BYTES = 64 * 1024;

/**
 * A request that was answered before its body had arrived (no session, no CSRF token, too large, unknown path): the rest
 * is read and thrown away for a moment, then the client is cut off. Not at once, because closing a connection with
 * unread bytes in it resets it, and the client would see an error instead of the answer.
 */
export function registerBodyCutOff(app: App): void {
  app.addHook('onResponse', async ({ raw, headers }) => {
    if (raw.complete || raw.destroyed) return;
    const announced = Number(headers['content-length']);
    const isLawful = announced <= UPLOAD_MAX_BYTES + FORM_FRAME_BYTES;
    const timer = setTimeout(() => raw.destroy(), isLawful ? LINGER_LAWFUL_MS : LINGER_MS);
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
    raw.resume();
  });
}
