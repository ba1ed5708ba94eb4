export interface SecondFactor {
  readonly administratorId: string;
  /** Base32. Null where what is stored cannot be opened: its key is gone, or it is another's. */
  readonly secret: string | null;
  /** Time step of the newest code that was used. */
  readonly usedStep: number;
  readonly createdAt: Date;
  /** Null until a first code has shown that the app knows the secret; until then nothing asks for one. */
  readonly confirmedAt: Date | null;
}

export interface SecondFactorRepository {
  find(administratorId: string): Promise<SecondFactor | undefined>;
  /** In place of one that was never confirmed. @returns false where one is confirmed */
  begin(
    factor: Omit<SecondFactor, 'confirmedAt' | 'usedStep' | 'secret'> & { readonly secret: string },
  ): Promise<boolean>;
  /** @returns false where there is nothing to confirm any more */
  confirm(administratorId: string, at: Date): Promise<boolean>;
  /** Takes a time step. @returns false where it, or a later one, was taken before: of several at once one gets it */
  useStep(administratorId: string, step: number): Promise<boolean>;
  /** With its recovery codes. @returns false where there was none */
  remove(administratorId: string): Promise<boolean>;

  /** In place of all before. */
  setRecoveryCodes(administratorId: string, codeHashes: readonly string[]): Promise<void>;
  /** @returns false where there is no such code, or it was used: of several at once one gets it */
  useRecoveryCode(administratorId: string, codeHash: string, at: Date): Promise<boolean>;
  countRecoveryCodes(administratorId: string): Promise<number>;
}
