import { delimiter, join } from 'node:path';
import { isProgram } from '../is-program.mjs';

/** Programs of a display without a screen, each with Debian's package that has it. */
const PROGRAMS = { Xvfb: 'xvfb', openbox: 'openbox' };

/**
 * What is not here of a display without a screen and a manager of its windows.
 *
 * @returns {string[]} Debian's packages; none: all is here
 */
export function missingDisplayPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return Object.entries(PROGRAMS)
    .filter(([program]) => !folders.some((folder) => isProgram(join(folder, program))))
    .map(([, name]) => name);
}
