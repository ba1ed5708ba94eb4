import type { ApiKey } from '../api-keys/api-key-repository.ts';
import type { User } from './user.ts';

/** Who asks. What a caller makes belongs to `ownerId`: the user's id, or the visitor's until signing in. */
export interface Caller {
  readonly ownerId: string;
  readonly user: User | null;
  /** The key that a program asks with; absent where a person asks. */
  readonly apiKey?: ApiKey;
}
