import type { UserRole } from './access-rules.ts';

/** A page or a menu by its access key, and the menu that it stands in. */
export interface AccessNode {
  readonly accessKey: string;
  readonly parentKey: string | null;
}

/** What an administrator decides: who does not get to see what has this key. */
export interface RouteRule {
  readonly accessKey: string;
  readonly hiddenFrom: readonly UserRole[];
}

/** Ways in, papers that must stay readable, and one's own account: nobody can lose these. */
export const NEVER_HIDDEN: ReadonlySet<string> = new Set([
  'home',
  'login',
  'agreement',
  'privacy',
  'account',
  'administration',
  'shared',
]);

/**
 * The keys that a role does not see: those that a rule hides, everything in a hidden menu, and a menu of which all
 * children are hidden.
 */
export function hiddenKeys(
  nodes: readonly AccessNode[],
  rules: readonly RouteRule[],
  role: UserRole,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  const hide = (key: string) => {
    if (!NEVER_HIDDEN.has(key)) hidden.add(key);
  };
  for (const { accessKey, hiddenFrom } of rules) if (hiddenFrom.includes(role)) hide(accessKey);
  const parents = new Set(nodes.flatMap(({ parentKey }) => parentKey ?? []));
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const { accessKey, parentKey } of nodes)
      if (parentKey !== null && hidden.has(parentKey)) hide(accessKey);
    for (const parent of parents)
      if (nodes.every(({ accessKey, parentKey }) => parentKey !== parent || hidden.has(accessKey)))
        hide(parent);
  }
  return hidden;
}
