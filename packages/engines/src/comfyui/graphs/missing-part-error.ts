/** What a graph needs and the server has not. Caught by `buildGraph`, which says it as a missing part. */
export class MissingPartError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'MissingPartError';
  }
}

/**
 * @param what for instance "lineart ControlNet for SDXL"
 * @param folder where the server looks for such files
 * @throws MissingPartError when there is no such file
 */
export function needFile<File>(file: File | undefined, what: string, folder: string): File {
  if (file === undefined) throw new MissingPartError(`${what} not found: put it in ${folder}`);
  return file;
}
