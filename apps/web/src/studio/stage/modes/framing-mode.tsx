import { lazyPart } from '../../../app/lazy-part.tsx';
import { frameOf } from '../../editor/frame/canvas-frame.ts';
import { useStudio } from '../../studio-context.ts';
import { TaskCard } from '../TaskCard.tsx';
import { MARGINS } from './margins.ts';
import type { PartProps, StageMode } from './stage-mode.ts';

const FrameStage = lazyPart(
  'frame',
  async () => (await import('../../editor/frame/FrameStage.tsx')).FrameStage,
);

/** The canvas that the base goes on to is looked at whole; while its edge is dragged the picture stays where it is. */
export const framingMode: StageMode = {
  name: 'framing',
  isOn: ({ opened, hasCanvas }) => opened === 'base' && hasCanvas,
  picture: 'opened',
  masks: () => 'hidden',
  margins: MARGINS.plain,
  plane: frameOf,
  space: 'showBase',
  OnStage: Frame,
  Below: TaskCard,
};

function Frame({ viewport }: PartProps) {
  const { settings } = useStudio();
  const frame = frameOf(settings);
  return settings.base && frame && <FrameStage base={settings.base} frame={frame} viewport={viewport} />;
}
