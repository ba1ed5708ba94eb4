import {
  DESIGN_COLOURS,
  type DesignBrief,
  type DesignColour,
} from '@plumbline/contract/words/design/design-brief.ts';
import { guessSpace } from '@plumbline/contract/words/design/placeable.ts';
import type { DesignRequest } from '@plumbline/designs/request/design-types.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import type { DesignWishes } from '@plumbline/designs/wishes/design-wishes.ts';
import { defineOperation } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';
import { designSubject, finishDesign } from './design-operation.ts';

const NOTHING: DesignBrief = { things: [], colours: {}, materials: {} };

/** A sentence becomes a brief, the brief a design, and the design is traced. The same words and seed give the same picture. */
export const textToImage = defineOperation({
  function: 'textToImage',
  run: async ({ request, seed, content }, context) => {
    const { scene, words, notes } = toSceneRequest(null, request, { space: 'interior', seed, content });
    const brief = words.design ?? NOTHING;
    const subject = designSubject(brief.space ?? guessSpace(brief.things.map(({ thing }) => thing)));
    const [w = 4, h = 3] = (request.aspect ?? '4:3').split(':').map(Number);
    const design: DesignRequest = {
      subject,
      style: scene.style,
      atmosphere: scene.atmosphere,
      ...(scene.environment === undefined ? {} : { environment: scene.environment }),
      ...(scene.scenery === undefined ? {} : { scenery: scene.scenery }),
      aspect: [w, h],
      seed,
      maxEdge: scene.maxEdge,
      wishes: wishesOf(brief),
    };
    const asked = { design, tone: scene.tone, notes: [`subject: ${subject}`, ...notes] };
    const outcome = generateDesign(design, context);
    const picture = finishDesign(outcome.picture, asked, context.signal);
    return { ...outcome, picture, notes: [...asked.notes, ...outcome.notes] };
  },
});

function wishesOf({
  things,
  colours,
  materials,
  season: named,
  snowLies,
  window,
  windows,
  view,
  framing,
}: DesignBrief): DesignWishes {
  const cladding = materials.masonry ?? materials.siding ?? materials.facade;
  const season = named ?? (snowLies ? 'winter' : undefined);
  const hex = (colour: DesignColour): string => DESIGN_COLOURS[colour];
  return {
    things: things.map(({ colour, ...thing }) => ({
      ...thing,
      ...(colour === undefined ? {} : { colour: hex(colour) }),
    })),
    colours: Object.fromEntries(Object.entries(colours).map(([surface, colour]) => [surface, hex(colour)])),
    ...(cladding === undefined ? {} : { cladding }),
    ...(materials.floor === undefined ? {} : { laidFloor: true }),
    ...(season === undefined ? {} : { season }),
    ...(window === undefined ? {} : { window }),
    ...(windows === undefined ? {} : { windows }),
    ...(view === undefined ? {} : { view }),
    ...(framing === undefined ? {} : { framing }),
  };
}
