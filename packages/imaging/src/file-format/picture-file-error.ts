/** Why the bytes of a file are no picture that can be used, in the words of the contract's catalogue. */
export type PictureFileFault = 'IMAGE_EMPTY' | 'IMAGE_TYPE_UNSUPPORTED' | 'IMAGE_BROKEN';

/** An expected failure: files are whatever people have. */
export class PictureFileError extends Error {
  readonly code: PictureFileFault;

  constructor(code: PictureFileFault, message: string) {
    super(message);
    this.code = code;
  }
}
