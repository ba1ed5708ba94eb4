import { hash, verify } from '@node-rs/argon2';

/** OWASP's password storage cheat sheet: argon2id, the library's default, with 19 MiB, two passes and one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at one time: each has memory and a thread of the pool, which files and DNS need too. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<key>`; the parameters are stored, so that they can be raised later. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** Whether the password is the one of the hash; a text that is no hash of this kind fits none. */
export function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (!stored.startsWith('$argon2id$')) return Promise.resolve(false);
  return inTurn(() => verify(stored, password.normalize('NFC')).catch(() => false));
}

/** Runs on a thread of the pool, never on the event loop, and a few at a time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // Whoever waits takes the place over, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
