import type { WordReading } from '../word-reading.ts';
import { readDesign } from './read-design.ts';

/** What the words of a design come to, in the form in which every prompt is answered. */
export function readDesignWords({
  promptTxt = '',
  negativePrompt = '',
}: {
  readonly promptTxt?: string | undefined;
  readonly negativePrompt?: string | undefined;
}): WordReading {
  const { brief, tones, marks } = readDesign(promptTxt, negativePrompt);
  const {
    atmosphere = brief.season === 'winter' ? 'snow' : undefined,
    environment,
    style,
    materials,
  } = brief;
  const understood = marks.some(({ field, state }) => field === 'promptTxt' && state === 'acts');
  return {
    marks,
    wishes: [],
    wanted: {
      ...(atmosphere === undefined ? {} : { atmosphere }),
      ...(environment === undefined ? {} : { environment }),
      ...(style === undefined ? {} : { style }),
      ...tones,
      materials,
    },
    unanswered: promptTxt.trim() !== '' && !understood,
    design: brief,
  };
}
