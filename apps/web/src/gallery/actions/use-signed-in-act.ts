import { openDialog } from '../../dialogs/dialog-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** Runs what only somebody who is signed in can do; others are asked to sign in first. */
export function useSignedInAct(): (act: () => void) => void {
  const { signedIn } = useCurrentUser();
  return (act) => {
    if (signedIn) act();
    else openDialog('login');
  };
}
