import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { finishCorners, useQuadDraft } from '../../editor/quad/quad-draft.ts';
import { useStudio } from '../../studio-context.ts';
import { isWithin } from '../is-taken.ts';
import { TaskCard } from '../TaskCard.tsx';
import { areMasksOpen } from './mask-parts.tsx';
import { MARGINS } from './margins.ts';
import type { PartProps, StageMode } from './stage-mode.ts';

const QuadBar = lazyPart(
  'corners',
  async () => (await import('../../editor/quad/QuadBar.tsx')).QuadBar,
  texts('studio'),
);
const QuadStage = lazyPart(
  'corners',
  async () => (await import('../../editor/quad/QuadStage.tsx')).QuadStage,
  texts('studio'),
);

/** What has a meaning of its own for Enter and Escape; the corners themselves, which are sliders, have none. */
const OTHERS = 'button, a, input, textarea, select, [role=menu], [role=listbox], [role=dialog]';

/** The corners of a surface are set. They count once they are finished, and wait where one looks elsewhere meanwhile. */
export const cornersMode: StageMode = {
  name: 'corners',
  isOn: (facts) => areMasksOpen(facts) && facts.setsCorners,
  picture: 'base',
  masks: ({ hasMaterial }) => (hasMaterial ? 'hidden' : 'shown'),
  margins: MARGINS.tools,
  OnStage: Corners,
  Below: Finish,
  press: (press, { tool, settings }) => {
    if (press.ctrlKey || press.metaKey || isWithin(press, OTHERS)) return false;
    if (press.key === 'Enter') finishCorners(tool, settings);
    else if (press.key === 'Escape') useQuadDraft.getState().end();
    else return false;
    return true;
  },
};

function Corners({ viewport }: PartProps) {
  const { base } = useStudio().settings;
  const { quad } = useQuadDraft();
  return base && quad && <QuadStage base={base} quad={quad} viewport={viewport} />;
}

function Finish() {
  const { base } = useStudio().settings;
  const { quad } = useQuadDraft();
  return (
    <>
      <TaskCard />
      {base && quad && <QuadBar base={base} quad={quad} />}
    </>
  );
}
