/** A call of the port `Compute`, without its signal. */
export interface ComputeCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Nobody else does it now; whoever asks has to. */
export class NobodyFree extends Error {
  override readonly name = 'NobodyFree';
}

export interface WorkLender {
  /**
   * Lets a worker do a call of `Compute`.
   *
   * @throws NobodyFree also where what servers and workers meet by is away; AppError that the work ended with; the reason of the signal
   */
  lend(
    call: ComputeCall,
    options: { readonly signal: AbortSignal; readonly timeoutMs: number },
  ): Promise<unknown>;
  close(): Promise<void>;
}
