/** A rectangle of pixels; right and bottom are the first column and row outside it. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface GrowStep {
  readonly known: Frame;
  /** `known`, larger to one side. */
  readonly grown: Frame;
}

/** A step goes no further than this share of what is known in its direction: beyond, there is nothing left to go on from. */
const MOST = 0.4;

/** The steps from a frame to a larger one around it, one side at a time. */
export function growInSteps(from: Frame, to: Frame): GrowStep[] {
  const steps: GrowStep[] = [];
  let known = from;
  const grow = (change: (reachX: number, reachY: number) => Partial<Frame>): void => {
    const reachX = Math.max(1, Math.floor(MOST * (known.right - known.left)));
    const reachY = Math.max(1, Math.floor(MOST * (known.bottom - known.top)));
    const grown = { ...known, ...change(reachX, reachY) };
    const same =
      grown.left === known.left &&
      grown.right === known.right &&
      grown.top === known.top &&
      grown.bottom === known.bottom;
    if (!same) steps.push({ known, grown });
    known = grown;
  };
  while (known.left > to.left || known.right < to.right || known.top > to.top || known.bottom < to.bottom) {
    grow((reach) => ({ left: Math.max(to.left, known.left - reach) }));
    grow((reach) => ({ right: Math.min(to.right, known.right + reach) }));
    grow((_, reach) => ({ top: Math.max(to.top, known.top - reach) }));
    grow((_, reach) => ({ bottom: Math.min(to.bottom, known.bottom + reach) }));
  }
  return steps;
}
