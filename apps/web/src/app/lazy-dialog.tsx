import type { ComponentType } from 'react';
import type { Bundle } from '../i18n/features.ts';
import { lazyIn } from './lazy-part.tsx';
import { loadChunk } from './load-chunk.ts';

/**
 * A dialog, or a field with controls of Ant Design, in a chunk of its own, loaded with its texts and with what those controls
 * need when it is first shown: the page around it may have none of that.
 */
export function lazyDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  bundles: readonly Bundle[] = [],
): (props: P) => React.ReactNode {
  const withControls = async () => {
    const [Dialog, { AntProvider }] = await Promise.all([
      load(),
      loadChunk('controls', () => import('../theme/AntFrame.tsx')),
    ]);
    return (props: P) => (
      <AntProvider>
        <Dialog {...props} />
      </AntProvider>
    );
  };
  return lazyIn('dialog', chunk, withControls, bundles);
}
