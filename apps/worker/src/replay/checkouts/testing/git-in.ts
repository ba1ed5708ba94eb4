import { execFileSync } from 'node:child_process';

/** Runs git in a folder as somebody. @returns what it wrote, trimmed */
export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .toString()
    .trim();
}
