import type { Settings } from '@plumbline/platform/settings/settings.ts';
import type { RunningPlumbline } from './run-plumbline.ts';

/** Says that the app is ready and what a person needs to use it; the password appears this once. */
export function announce(settings: Settings, running: RunningPlumbline, write: (line: string) => void): void {
  const seconds = (performance.now() / 1_000).toFixed(1);
  write(`Plumbline is ready after ${seconds} s.`);
  if (running.url === undefined) {
    write('  Works on the tasks of its database; it has no address of its own.');
  } else {
    write(`  Address        ${settings.publicUrl ?? running.url}`);
    if (settings.devInbox) write(`  Dev inbox      ${running.url}/dev/inbox (sign-in codes and mails)`);
  }
  if (running.newAdministrator !== undefined) {
    const { account, password } = running.newAdministrator;
    write(`  Administrator  ${account}, password ${password} (shown this once)`);
  }
  const { resetAdministrator: reset } = running;
  if (reset === null) write(`  ADMIN_RESET    names no administrator: ${settings.adminReset}`);
  else if (reset !== undefined) {
    write(`  Administrator  ${reset.account}, new password ${reset.password} (shown this once)`);
    write('  ADMIN_RESET    has done its work: take it out again, or the next start does the same.');
  }
  for (const name of settings.unread) write(`  ${name} is set, and nothing in this version reads it.`);
  write('Ctrl-C stops it.');
}
