import { useEffect } from 'react';
import { hashOfWork, workOfHash } from '../address/work-hash.ts';
import { useShownList } from './shown-list.ts';

/** How many frames the row of a work is waited for: it is drawn after the page has been scrolled to it. */
const PATIENCE = 30;
/** For how many frames the keyboard is kept there: the page that comes back may still be putting itself in order. */
const STEADY = 3;

/**
 * Where the detail is left, the list shows the work that was open last, and the keyboard is on it. The dialog itself gives the
 * keyboard back to nothing, so that the two do not race.
 */
export function useReturnToList(workId: string): void {
  useEffect(() => {
    // Not one that was left again before it was drawn.
    if (workOfHash(location.hash) === workId) useShownList.setState({ opened: workId });
  }, [workId]);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the router has put the page back to where it was when the first one was opened.
      requestAnimationFrame(() => {
        const { list, opened = '' } = useShownList.getState();
        const place = list?.works.findIndex((work) => work.workId === opened) ?? -1;
        if (place >= 0) {
          list?.reveal(place);
          focusSoon(() => document.querySelector<HTMLElement>(`a[href$="${hashOfWork(opened)}"]`));
        } else if (opener instanceof HTMLElement) focusSoon(() => (opener.isConnected ? opener : null));
      });
    };
  }, []);
}

/** Puts the keyboard on an element once it is there, and sees that it stays for a moment. */
function focusSoon(find: () => HTMLElement | null): void {
  let frames = 0;
  let steady = 0;
  const look = () => {
    const element = find();
    if (element && document.activeElement === element) steady += 1;
    else if (element) {
      steady = 0;
      element.focus({ preventScroll: true });
    }
    frames += 1;
    if (steady < STEADY && frames < PATIENCE) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
