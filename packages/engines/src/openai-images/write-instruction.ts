import { stripBrackets } from '@plumbline/contract/words/tidy-prompt.ts';
import type { GenerationAsk, GenerationKind } from '../generative/generator.ts';

/** What stands beside the base in an edit, in the order in which it is sent. */
export interface BesidePictures {
  readonly lines: boolean;
  readonly reference: boolean;
}

/** How firmly the geometry is to be kept, from the least strict on. */
const HOLD: readonly (readonly [number, string])[] = [
  [
    0.9,
    'Keep every line, edge, opening and proportion of the first picture exactly where it is, to the pixel. Add and remove nothing.',
  ],
  [
    0.6,
    'Keep the camera, the perspective and the position of every wall, edge and opening of the first picture exactly.',
  ],
  [0.3, 'Keep the camera, the composition and the building of the first picture.'],
  [0, 'Use the first picture as the composition.'],
];
const LIKENESS: readonly (readonly [number, string])[] = [
  [0.75, 'Keep its own colours and materials.'],
  [0.4, 'Stay near its own colours.'],
  [0, ''],
];

/** These models follow written instructions: there is no number for how strictly, so the sentences say it. */
const TASK: Readonly<Record<Exclude<GenerationKind, 'live'>, (ask: GenerationAsk) => readonly string[]>> = {
  text: ({ prompt }) => [prompt],
  structure: ({ prompt, strength, similarity }) => [
    `Render the first picture as: ${prompt}.`,
    at(HOLD, strength),
    at(LIKENESS, similarity),
  ],
  inpaint: ({ prompt, similarity }) => [
    `Change only what the mask leaves clear, into: ${prompt}.`,
    'Match the perspective, the light and the edges around it.',
    at(LIKENESS, similarity),
  ],
  removal: ({ prompt }) => [
    'Remove what the mask leaves clear, and continue what is behind and around it. Put nothing in its place.',
    `There is: ${prompt}.`,
  ],
  outpaint: ({ prompt }) => [
    'Continue the picture where the mask is clear, with the same perspective, light and materials, without a seam.',
    prompt,
  ],
  upscale: ({ prompt }) => [prompt],
  instruction: ({ prompt, strength }) => [prompt, at(HOLD, strength)],
};

export function writeInstruction(
  ask: GenerationAsk,
  { lines, reference }: BesidePictures,
  most: number,
): string {
  const ordinal = lines ? 'third' : 'second';
  const sentences = [
    // Brackets and weights are another family's way of stressing words.
    // Nobody waits so long for a frame: no such server is asked for one.
    ...TASK[ask.kind === 'live' ? 'structure' : ask.kind]({ ...ask, prompt: stripBrackets(ask.prompt) }),
    lines ? 'The second picture shows, in white, the edges that must not move.' : '',
    reference
      ? `Take ${ask.referenceWeight > 0.6 ? 'the colours, the light and the materials' : 'the colours and the light'} of the ${ordinal} picture, and nothing that is shown in it.`
      : '',
    ask.negative === '' ? '' : `Avoid: ${stripBrackets(ask.negative)}.`,
  ];
  return sentences.filter(Boolean).join(' ').slice(0, most);
}

function at(steps: readonly (readonly [number, string])[], value: number): string {
  return steps.find(([least]) => value >= least)?.[1] ?? '';
}
