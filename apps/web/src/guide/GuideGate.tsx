import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { Suspense } from 'react';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { useDialogs } from '../dialogs/dialog-store.ts';

const Guide = lazyDialog('guide', async () => (await import('./Guide.tsx')).Guide, texts('studio'));

/** The tour while its flag is up. */
export function GuideGate(props: {
  readonly tool: ToolDescriptor;
  readonly onRaise: (raised: boolean) => void;
}) {
  const open = useDialogs((state) => state.open === 'guide');
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Guide {...props} />
    </Suspense>
  );
}
