import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../app/load-chunk.ts';
import { useDialogs } from '../dialogs/dialog-store.ts';

const Guide = lazy(async () => {
  const module = await loadChunk('guide', () => import('./Guide.tsx'));
  return { default: module.Guide };
});

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
