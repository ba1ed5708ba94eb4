/**
 * Statements of one transaction that do not wait for each other's answers: the database is sent them at once and does them
 * in this order. Waits for all of them also where one fails, as a transaction must not end while one of its own is under way.
 *
 * @throws what the first one failed with, in time: those behind it fail because of it
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [K in keyof Work]: Awaited<Work[K]> }> {
  let failure: { readonly error: unknown } | undefined;
  const results = await Promise.all(
    work.map(async (each) => {
      try {
        return await each;
      } catch (error) {
        failure ??= { error };
        return undefined;
      }
    }),
  );
  if (failure) throw failure.error;
  return results as { -readonly [K in keyof Work]: Awaited<Work[K]> };
}
