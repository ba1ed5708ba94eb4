import { useLocation } from 'react-router';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { useIsShown } from '../../session/route-access.ts';
import { workOfHash } from '../address/work-hash.ts';

const WorkDialog = lazyDialog(
  'work',
  async () => (await import('./WorkDialog.tsx')).WorkDialog,
  texts('gallery'),
);

/** The work that the address names, over whatever page it is. */
export function WorkHost() {
  const isShown = useIsShown();
  const workId = workOfHash(useLocation().hash);
  if (workId === undefined || !isShown('gallery')) return null;
  return <WorkDialog workId={workId} />;
}
