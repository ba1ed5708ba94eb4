import { StorageUnavailable } from '@plumbline/core/ports/storage.ts';

/** Node's codes for a network, a disk or a process that cannot do more at the moment. */
const SYSTEM = new Set([
  // Reading what is not there is a 404 long before; writing says so on a disk that is read-only or gone.
  'ENOENT',
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOTDIR'],
]);
/** PostgreSQL's: connection exceptions, insufficient resources, an operator stopped it. */
const SQL_STATE = /^(08|53)[0-9A-Z]{3}$|^57P0[1-4]$/;
/** The driver gives these no code. */
const MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether something outside the program failed (database, disk, object store), so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof StorageUnavailable) return true;
    const code = 'code' in current ? String(current.code) : '';
    if (SYSTEM.has(code) || SQL_STATE.test(code) || MESSAGE.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isOutage)) return true;
  }
  return false;
}
