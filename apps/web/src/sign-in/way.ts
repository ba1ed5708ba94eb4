/** What every way in is given. */
export interface WayProps {
  /** Whether the agreement is accepted; where it is not, the refusal is explained beside its box. */
  readonly mayEnter: () => boolean;
  readonly onSignedIn: () => void;
}
