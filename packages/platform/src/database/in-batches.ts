/** At once on their way; who asks meanwhile waits for one of these to come back, and goes together. */
const ON_THEIR_WAY = 2;
const MOST_TOGETHER = 64;

interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Questions that come faster than they can be answered one by one are asked together; one that comes alone goes at once. So
 * an answer is never older than its question, and each costs the less the more are asked.
 *
 * @param askTogether answers in the order of the questions
 */
export function inBatches<Q, A>(
  askTogether: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = [];
  let onTheirWay = 0;
  const send = async (batch: readonly Waiting<Q, A>[]): Promise<void> => {
    try {
      const answers = await askTogether(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as A);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const next = () => {
    while (onTheirWay < ON_THEIR_WAY && waiting.length > 0) {
      onTheirWay += 1;
      void send(waiting.splice(0, MOST_TOGETHER)).finally(() => {
        onTheirWay -= 1;
        next();
      });
    }
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      next();
    });
}
