import { findSpace } from '@plumbline/content/categories/category-tree.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { DesignRequest, DesignSubject } from '@plumbline/designs/request/design-types.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { type Tone, tonePicture } from '@plumbline/atmosphere/tone-picture.ts';
import { illustrate } from '@plumbline/scene/illustration/illustrate.ts';
import { defineOperation, type OperationInput } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

type DesignInput = Pick<OperationInput, 'request' | 'seed'> & Partial<Pick<OperationInput, 'content'>>;

interface DesignOfRequest {
  readonly design: DesignRequest;
  readonly tone: Tone | undefined;
  /** What was decided for the user, for the record. */
  readonly notes: readonly string[];
}

/** What a space of the category tree is designed as; those that are not here have their own name. */
const SUBJECTS: Readonly<Record<string, DesignSubject>> = {
  'living-room': 'living-room',
  bedroom: 'bedroom',
  study: 'study',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  'dining-room': 'dining-room',
  office: 'office',
  'exhibition-hall': 'exhibition-hall',
  reception: 'reception',
  lobby: 'lobby',
  hotel: 'hotel-room',
  restaurant: 'restaurant',
  cafe: 'cafe',
  shop: 'shop',
  school: 'classroom',
  factory: 'production-hall',
  villa: 'villa',
  townhouse: 'townhouse',
  'apartment-block': 'apartment-block',
  'office-building': 'office-building',
  minsu: 'homestay',
  'school-building': 'school',
  museum: 'museum',
  zhongshijianzhu: 'courtyard-house',
  estate: 'aerial-estate',
  campus: 'aerial-campus',
  'villa-garden': 'aerial-villa',
  garden: 'garden',
  park: 'park',
  plaza: 'plaza',
  waterfront: 'waterfront',
  streetscape: 'street',
  'roof-terrace': 'roof-terrace',
  'pool-garden': 'pool-garden',
};

/** What a space is designed as; a living room where the space is unknown. */
export function designSubject(slug: string | undefined): DesignSubject {
  return SUBJECTS[slug ?? ''] ?? 'living-room';
}

/** What a request without a base asks for to be designed, and what is done with the picture then. */
export function designOfRequest({ request, seed, content }: DesignInput): DesignOfRequest {
  const { scene, notes } = toSceneRequest(null, request, { space: 'interior', seed, content });
  const subject = designSubject(findSpace(request.classifyId2)?.slug);
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
  };
  return { design, tone: scene.tone, notes: [`subject: ${subject}`, ...notes] };
}

/** The tone that the words ask for and the finish of the style, on a picture of the design. */
export function finishDesign(
  picture: Raster,
  { design, tone }: DesignOfRequest,
  signal: AbortSignal,
): Raster {
  if (tone) tonePicture(picture, tone);
  const { finish } = design.style;
  return finish ? illustrate(picture, picture, finish, { seed: design.seed, signal }) : picture;
}

export const inspiration = defineOperation({
  function: 'inspiration',
  run: async (input, context) => {
    const asked = designOfRequest(input);
    const outcome = generateDesign(asked.design, context);
    const picture = finishDesign(outcome.picture, asked, context.signal);
    return { ...outcome, picture, notes: [...asked.notes, ...outcome.notes] };
  },
});
