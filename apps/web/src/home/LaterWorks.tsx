import { lazyPart } from '../app/lazy-part.tsx';
import { texts } from '../app/load-chunk.ts';
import { useNear } from '../ui/use-near.ts';

const HomeWorks = lazyPart(
  'home-works',
  async () => (await import('../gallery/home/HomeWorks.tsx')).HomeWorks,
  texts('gallery'),
);

/** How far below the window it lies when it is asked for. */
const AHEAD = '600px';

/** Works of others at the end of the page: neither their code nor their pictures are loaded before one comes near. */
export function LaterWorks() {
  const [place, near] = useNear<HTMLDivElement>(AHEAD);
  return <div ref={place}>{near && <HomeWorks />}</div>;
}
