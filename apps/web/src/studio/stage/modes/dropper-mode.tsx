import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';
import { useDropper } from '../../editor/dropper/dropper.ts';
import { useStudio } from '../../studio-context.ts';
import { TaskCard } from '../TaskCard.tsx';
import { areMasksOpen, MaskOptions, MaskTools } from './mask-parts.tsx';
import { MARGINS } from './margins.ts';
import type { PartProps, StageMode } from './stage-mode.ts';

const DropperStage = lazyPart(
  'dropper',
  async () => (await import('../../editor/dropper/DropperStage.tsx')).DropperStage,
  texts('studio'),
);

/** A colour is taken off the base. Whoever looks elsewhere has given that up. */
export const dropperMode: StageMode = {
  name: 'dropper',
  isOn: (facts) => areMasksOpen(facts) && facts.takesColour,
  picture: 'base',
  // They would colour what is looked at.
  masks: () => 'hidden',
  margins: MARGINS.tools,
  OnStage: Loupe,
  Options: MaskOptions,
  Below: TaskCard,
  Beside: MaskTools,
  press: ({ key }) => {
    if (key !== 'Escape') return false;
    useDropper.getState().end();
    return true;
  },
  leave: () => useDropper.getState().end(),
};

function Loupe({ viewport }: PartProps) {
  const { base } = useStudio().settings;
  return base && <DropperStage base={base} viewport={viewport} />;
}
