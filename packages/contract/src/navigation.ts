import { findRoute, type PageRoute, ROUTES, TOOL_MENU_KEY } from './routes.ts';

/** A label of the header's navigation: a page under its own title, the menu of tools, or a dialog. */
export type NavigationEntry =
  | { readonly kind: 'page'; readonly route: PageRoute; readonly place: 'main' | 'own' }
  | { readonly kind: 'tools'; readonly accessKey: string }
  /** The pages of what this installation can do beside renders, if it can. */
  | { readonly kind: 'capabilities' }
  | { readonly kind: 'dialog'; readonly dialog: 'client' | 'contact' };

function pageEntry(path: string, place: 'main' | 'own' = 'main'): NavigationEntry {
  const found = findRoute(path);
  if (!found) throw new Error(`no route ${path}`);
  return { kind: 'page', route: found, place };
}

/** Pages beside the tools, which their menus name last. */
export const HELPER_ROUTES: readonly PageRoute[] = ROUTES.filter(
  ({ page }) => page === 'batches' || page === 'prompts' || page === 'analysis',
);

/** The header's navigation in its order; what is one's own (`own`) stands on the other side. */
export const NAVIGATION: readonly NavigationEntry[] = [
  pageEntry('/'),
  { kind: 'tools', accessKey: TOOL_MENU_KEY },
  pageEntry('/tupianHome'),
  { kind: 'capabilities' },
  { kind: 'dialog', dialog: 'client' },
  pageEntry('/membership'),
  { kind: 'dialog', dialog: 'contact' },
  ...ROUTES.filter(({ hideInMenu }) => !hideInMenu).map(({ path }) => pageEntry(path)),
  pageEntry('/projects', 'own'),
  pageEntry('/list', 'own'),
];
