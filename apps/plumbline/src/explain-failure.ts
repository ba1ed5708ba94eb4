import { SettingsError } from '@plumbline/platform/settings/load-settings.ts';
import { DataDirInUse } from './data-dir-lock.ts';

interface SystemFailure extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly port?: number;
  readonly path?: string;
}

/** The network's words for a server that is not there, and PostgreSQL's for one that does not let us in. */
const DATABASE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
]);
const FILE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/**
 * What to say of a failure that whoever starts Plumbline can mend; a stack would only hide it.
 *
 * @returns undefined for a mistake of ours, which is shown with its stack
 */
export function explainFailure(error: SystemFailure): string | undefined {
  if (error instanceof SettingsError || error instanceof DataDirInUse) return error.message;
  const { code = '', syscall, port, path } = error;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  if (syscall === 'listen') return `HOST and PORT cannot be listened on (${error.message}).`;
  // An address, and with it the password, is never repeated.
  if (DATABASE_CODES.has(code))
    return `The database at DATABASE_URL cannot be used (${error.message || code}).`;
  if (FILE_CODES.has(code) && path !== undefined) {
    return `DATA_DIR cannot be used (${error.message}). Does it belong to another account, or is the disk full?`;
  }
  return undefined;
}
