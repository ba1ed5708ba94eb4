import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CommandError, EXIT } from './exit-codes.ts';

export interface SignIn {
  readonly url: string;
  readonly apiKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of this person's settings, as each system has it. */
function folderOf(env: Environment): string {
  const { XDG_CONFIG_HOME, APPDATA } = env;
  if (XDG_CONFIG_HOME) return join(XDG_CONFIG_HOME, 'plumbline');
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'plumbline');
  return join(homedir(), '.config', 'plumbline');
}

function signInPath(env: Environment): string {
  return join(folderOf(env), 'sign-in.json');
}

/** Kept for this person alone: the file is the key. */
export function saveSignIn(env: Environment, signIn: SignIn): string {
  const path = signInPath(env);
  mkdirSync(folderOf(env), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(signIn, null, 2)}\n`, { mode: 0o600 });
  // A file that was there keeps its mode.
  chmodSync(path, 0o600);
  return path;
}

export function forgetSignIn(env: Environment): void {
  rmSync(signInPath(env), { force: true });
}

/**
 * The server and the key: of the environment on a build server, else of the last `plumbline login`.
 *
 * @throws CommandError `key`
 */
export function readSignIn(env: Environment): SignIn {
  const kept = readKept(env);
  const url = env['PLUMBLINE_URL'] ?? kept?.url;
  // A kept key belongs to its server: it is not sent to another one that the environment names.
  const apiKey = env['PLUMBLINE_API_KEY'] ?? (kept && kept.url === url ? kept.apiKey : undefined);
  if (!url || !apiKey)
    throw new CommandError(
      EXIT.key,
      'Not signed in: run `plumbline login`, or set PLUMBLINE_URL and PLUMBLINE_API_KEY.',
    );
  return { url, apiKey };
}

function readKept(env: Environment): SignIn | undefined {
  try {
    const { url, apiKey } = JSON.parse(readFileSync(signInPath(env), 'utf8')) as Partial<SignIn>;
    return typeof url === 'string' && typeof apiKey === 'string' ? { url, apiKey } : undefined;
  } catch {
    return undefined;
  }
}
