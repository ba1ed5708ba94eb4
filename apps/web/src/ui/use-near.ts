import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come near the window, and then for good. A browser's own lazy loading looks further ahead
 * than a page is long, and the slower the connection the further.
 *
 * @param ahead how far outside the window counts as near, as a CSS length
 */
export function useNear<E extends Element>(ahead: string): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ahead]);
  return [place, near];
}
