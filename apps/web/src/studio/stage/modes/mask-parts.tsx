import { lazyDialog } from '../../../app/lazy-dialog.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { useKeySheet } from '../../editor/keys/key-sheet.ts';
import { useStudio } from '../../studio-context.ts';
import type { StageFacts } from './stage-facts.ts';
import type { PartProps } from './stage-mode.ts';

const ToolRail = lazyPart(
  'masks',
  async () => (await import('../../editor/rail/ToolRail.tsx')).ToolRail,
  texts('studio'),
);
const ToolOptions = lazyDialog(
  'masks',
  async () => (await import('../../editor/rail/ToolOptions.tsx')).ToolOptions,
  texts('studio'),
);
const HelpSheet = lazyDialog(
  'keys',
  async () => (await import('../../editor/keys/HelpSheet.tsx')).HelpSheet,
  texts('studio'),
);

/** Whether the masks are asked for, to be painted or for something that is done on them. */
export const areMasksOpen = ({ view, canPaint }: StageFacts): boolean => view === 'mask' && canPaint;

/** The tools at the edge of the stage. Who sees them may paint: a press before that would move the picture. */
export function MaskTools({ canPaint }: PartProps) {
  const { masks } = useStudio();
  const { open, show, close } = useKeySheet();
  return (
    <>
      {masks && canPaint && <ToolRail editor={masks} onHelp={show} />}
      {open && <HelpSheet onClose={close} />}
    </>
  );
}

export function MaskOptions() {
  const { masks } = useStudio();
  return masks && <ToolOptions editor={masks} />;
}
