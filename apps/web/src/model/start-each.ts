/** What became of one of several starts. */
export type Started = { readonly taskId: string } | { readonly refused: unknown };

/** Starts one after the other; what one is refused for stops no other. @param start @returns the id of its task */
export async function startEach<Item>(
  items: readonly Item[],
  start: (item: Item) => Promise<string>,
): Promise<Started[]> {
  const started: Started[] = [];
  for (const item of items)
    try {
      started.push({ taskId: await start(item) });
    } catch (refused) {
      started.push({ refused });
    }
  return started;
}
