import type { IconName } from '../ui/icon-paths.ts';

/** What the rail lists; each is a part of the address, so that it can be linked to. */
export const CONSOLE_SECTIONS = [
  { key: 'overview', icon: 'monitor' },
  { key: 'accounts', icon: 'user' },
  { key: 'tasks', icon: 'layers' },
  { key: 'orders', icon: 'copy' },
  { key: 'plans', icon: 'crown' },
  { key: 'engines', icon: 'adjust' },
  { key: 'campaigns', icon: 'branch' },
  { key: 'invitations', icon: 'mail' },
  { key: 'leads', icon: 'chat' },
  { key: 'works', icon: 'flag' },
  { key: 'content', icon: 'picture' },
  { key: 'pages', icon: 'menu' },
  { key: 'audit', icon: 'history' },
] as const satisfies readonly { key: string; icon: IconName }[];

export type ConsoleSection = (typeof CONSOLE_SECTIONS)[number]['key'];

export function sectionOf(value: string | null): ConsoleSection {
  return CONSOLE_SECTIONS.find(({ key }) => key === value)?.key ?? 'overview';
}
