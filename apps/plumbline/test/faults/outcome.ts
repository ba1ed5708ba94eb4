/** What a scenario saw where everything held; where something did not, it throws. */
export interface Outcome {
  readonly saw: string;
}

/** This machine lets nobody try it. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

export interface Scenario {
  readonly name: string;
  run(options: { readonly seed: number; readonly tasks: number }): Promise<Outcome>;
}
