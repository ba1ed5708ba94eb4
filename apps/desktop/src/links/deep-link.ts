import { idSchema } from '@plumbline/contract/scalars.ts';

export const DEEP_LINK_SCHEME = 'plumbline';

/** What a link from outside may ask for: to show something. Nothing that starts, pays, signs in, or names a server. */
export type DeepLink =
  | { readonly show: 'main' }
  | { readonly show: 'settings' }
  | { readonly show: 'history' }
  | { readonly show: 'task'; readonly taskId: string };

/** Longer than any of ours. */
const LONGEST = 200;

/**
 * Reads `plumbline://open`, `plumbline://settings`, `plumbline://history` and `plumbline://task/<id>`; any page of the web can make
 * such a link, so that everything but exactly these is refused.
 */
export function readDeepLink(text: string): DeepLink | undefined {
  if (text.length > LONGEST) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== `${DEEP_LINK_SCHEME}:`) return undefined;
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '' || url.port !== '')
    return undefined;
  const path = url.pathname.replace(/^\/|\/$/g, '');
  if (url.hostname === 'task')
    return idSchema.safeParse(path).success ? { show: 'task', taskId: path } : undefined;
  if (path !== '') return undefined;
  if (url.hostname === 'open') return { show: 'main' };
  return url.hostname === 'settings' || url.hostname === 'history' ? { show: url.hostname } : undefined;
}

/** The deep link among the arguments that the system starts a program with. */
export function findDeepLink(args: readonly string[]): DeepLink | undefined {
  const given = args.find((each) => each.startsWith(`${DEEP_LINK_SCHEME}:`));
  return given === undefined ? undefined : readDeepLink(given);
}
