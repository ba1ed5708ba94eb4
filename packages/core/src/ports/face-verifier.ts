import type { Locale } from '@plumbline/contract/text.ts';

/** What became of a verification, as the provider tells it. */
export type FaceOutcome = 'waiting' | 'passed' | 'refused' | 'expired';

export interface BegunFaceVerification {
  /** Names it towards the provider. Whoever knows it can open its page. */
  readonly reference: string;
  /** The page that the person opens on a phone with a camera; a stand-in's may be a path of this site. */
  readonly url: string;
}

/**
 * A provider that compares a living face with an identity document. The camera's picture goes from the phone to the
 * provider: it never comes through here, and nothing but the outcome does.
 */
export interface FaceVerifier {
  /** @throws AppError `FACE_FAILED` where the provider refuses or does not answer */
  begin(request: { readonly seconds: number; readonly locale: Locale }): Promise<BegunFaceVerification>;
  /** @throws AppError `FACE_FAILED` */
  ask(reference: string): Promise<FaceOutcome>;
}
