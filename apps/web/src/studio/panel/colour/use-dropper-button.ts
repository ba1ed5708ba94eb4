import { useEffect, useRef } from 'react';
import { useDropper } from '../../editor/dropper/dropper.ts';
import { isTaken } from '../../stage/is-taken.ts';
import { useStudio } from '../../studio-context.ts';

/** Begins or leaves taking a colour off the picture, by a button and by its key. */
export function useDropperButton(onTaken: (colour: string) => void): {
  readonly active: boolean;
  readonly toggle: () => void;
} {
  const { settings, setView, setRaised } = useStudio();
  const { base } = settings;
  const active = useDropper(({ imageId }) => base !== null && imageId === base.imageId);
  const { begin, end } = useDropper.getState();
  const toggle = () => {
    if (active || !base) return end();
    setView('mask');
    setRaised(false);
    begin(base.imageId, onTaken);
  };
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
  return { active, toggle };
}
