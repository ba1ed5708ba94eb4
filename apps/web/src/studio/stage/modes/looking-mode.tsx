import { mayBeSheet } from '@plumbline/contract/sheet-kinds.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { useStudio } from '../../studio-context.ts';
import { TaskCard } from '../TaskCard.tsx';
import { MARGINS } from './margins.ts';
import type { PartProps, StageMode } from './stage-mode.ts';

// Most visits begin without a picture of one's own.
const BottomBar = lazyPart(
  'result',
  async () => (await import('../BottomBar.tsx')).BottomBar,
  texts('studio', 'download'),
);

const SheetNote = lazyPart(
  'sheet',
  async () => (await import('../../sheet/SheetNote.tsx')).SheetNote,
  texts('sheet'),
);

/** A render, compared with its base in one of the ways of `View`; while there is none, the base. */
export const lookingMode: StageMode = {
  name: 'looking',
  isOn: () => true,
  picture: 'opened',
  masks: () => 'shown',
  margins: MARGINS.plain,
  space: 'showBase',
  Below: Result,
};

function Result({ content }: PartProps) {
  const { task, settings } = useStudio();
  const isSheet = content?.isOwn && !content.result && mayBeSheet(settings.base?.kind);
  return (
    <>
      {isSheet && <SheetNote />}
      <TaskCard />
      {content?.result && task && <BottomBar task={task} result={content.result} />}
    </>
  );
}
