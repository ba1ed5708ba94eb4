import { randomBytes } from 'node:crypto';
import type { FaceOutcome, FaceVerifier } from '@plumbline/core/ports/face-verifier.ts';

/**
 * Development: plays the provider. A page of this site is the phone, and a person says there what a camera would have
 * found; by itself nothing ever passes. It lives as long as the process: one that it does not know has expired.
 */
export interface FaceStandIn extends FaceVerifier {
  /** @returns undefined for a reference that it does not know */
  stateOf(reference: string): FaceOutcome | undefined;
  /** The first answer counts. @returns the state afterwards, undefined for a reference that it does not know */
  answer(reference: string, outcome: 'passed' | 'refused'): FaceOutcome | undefined;
}

const PAGE = '/dev/face';
const KEPT = 200;

export function createFaceStandIn(): FaceStandIn {
  const states = new Map<string, FaceOutcome>();
  return {
    async begin() {
      const reference = randomBytes(24).toString('base64url');
      states.set(reference, 'waiting');
      for (const old of [...states.keys()].slice(0, -KEPT)) states.delete(old);
      return { reference, url: `${PAGE}?reference=${reference}` };
    },
    ask: async (reference) => states.get(reference) ?? 'expired',
    stateOf: (reference) => states.get(reference),
    answer(reference, outcome) {
      if (states.get(reference) === 'waiting') states.set(reference, outcome);
      return states.get(reference);
    },
  };
}
