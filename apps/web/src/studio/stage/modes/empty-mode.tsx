import { useStudio } from '../../studio-context.ts';
import { EmptyScene } from '../EmptyScene.tsx';
import { EmptyStage } from '../EmptyStage.tsx';
import { EmptyWords } from '../EmptyWords.tsx';
import { TaskCard } from '../TaskCard.tsx';
import { MARGINS } from './margins.ts';
import type { StageMode } from './stage-mode.ts';

/** Nothing is there yet: the first step of the tool. */
export const emptyMode: StageMode = {
  name: 'empty',
  isOn: ({ opened }) => opened === 'nothing',
  picture: 'opened',
  masks: () => 'hidden',
  margins: MARGINS.plain,
  cursor: 'default',
  OnStage: FirstStep,
  Below: TaskCard,
};

function FirstStep() {
  const { tool, needsBase } = useStudio();
  const sentence = tool.fields.find(({ name, required }) => name === 'promptTxt' && required);
  if (needsBase) return <EmptyStage />;
  return sentence ? <EmptyWords field={sentence} /> : <EmptyScene />;
}
