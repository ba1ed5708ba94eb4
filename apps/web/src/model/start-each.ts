/** What became of several starts. */
export interface StartedEach {
  readonly taskIds: readonly string[];
  /** Of those that were refused, in their order. */
  readonly refused: readonly unknown[];
}

/** Starts one after the other; what one is refused for stops no other. @param start @returns the id of its task */
export async function startEach<Body>(
  bodies: readonly Body[],
  start: (body: Body) => Promise<string>,
): Promise<StartedEach> {
  const taskIds: string[] = [];
  const refused: unknown[] = [];
  for (const body of bodies)
    try {
      taskIds.push(await start(body));
    } catch (error) {
      refused.push(error);
    }
  return { taskIds, refused };
}
