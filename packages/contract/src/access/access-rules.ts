/** What a caller is, as far as rights go. A suspended account has no session, so on user routes it is a visitor. */
export const ROLES = ['visitor', 'user', 'vip', 'permanent', 'enterprise', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
/** What someone on user routes can be. */
export type UserRole = Exclude<Role, 'administrator'>;

/**
 * Who may use a call. The administrator has a session and a cookie of its own, which no other rule accepts; a user's
 * session is worth nothing where an administrator is asked for.
 */
export const ACCESS_RULES = {
  anyone: ['visitor', 'user', 'vip', 'permanent', 'enterprise'],
  'signed-in': ['user', 'vip', 'permanent', 'enterprise'],
  members: ['vip', 'permanent', 'enterprise'],
  enterprise: ['enterprise'],
  administrator: ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type AccessRule = keyof typeof ACCESS_RULES;

/** Whether a role passes a rule. */
export function mayUse(rule: AccessRule, role: Role): boolean {
  const allowed: readonly Role[] = ACCESS_RULES[rule];
  return allowed.includes(role);
}
