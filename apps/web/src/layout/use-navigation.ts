import { NAVIGATION, type NavigationEntry } from '@plumbline/contract/navigation.ts';
import { useIsShown } from '../session/route-access.ts';

/** The labels of the navigation that are not hidden from the current user. */
export function useNavigation(): NavigationEntry[] {
  const isShown = useIsShown();
  return NAVIGATION.filter((entry) => {
    if (entry.kind === 'page') return isShown(entry.route.accessKey);
    return entry.kind !== 'tools' || isShown(entry.accessKey);
  });
}

/** Tells labels apart in a list of them. */
export function navigationKey(entry: NavigationEntry): string {
  if (entry.kind === 'page') return entry.route.path;
  return entry.kind === 'dialog' ? entry.dialog : entry.kind;
}

/** What stands apart because it is one's own. */
export function isOwn(entry: NavigationEntry): boolean {
  return entry.kind === 'page' && entry.place === 'own';
}
