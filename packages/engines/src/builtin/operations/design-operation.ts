import { findSpace } from '@plumbline/content/categories/category-tree.ts';
import type { DesignSubject } from '@plumbline/scene/generate/design-types.ts';
import { generateDesign } from '@plumbline/scene/generate/generate-design.ts';
import { tonePicture } from '@plumbline/scene/compose/tone-picture.ts';
import { illustrate } from '@plumbline/scene/wash/illustrate.ts';
import { defineOperation } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

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

export const inspiration = defineOperation({
  function: 'inspiration',
  run: async ({ request, seed, content }, context) => {
    const { scene, notes } = toSceneRequest(null, request, {
      space: 'interior',
      seed,
      content,
    });
    const subject = designSubject(findSpace(request.classifyId2)?.slug);
    const [w = 4, h = 3] = (request.aspect ?? '4:3').split(':').map(Number);
    const outcome = generateDesign(
      {
        subject,
        style: scene.style,
        atmosphere: scene.atmosphere,
        ...(scene.environment === undefined ? {} : { environment: scene.environment }),
        ...(scene.scenery === undefined ? {} : { scenery: scene.scenery }),
        aspect: [w, h],
        seed,
        maxEdge: scene.maxEdge,
      },
      context,
    );
    const { picture } = outcome;
    if (scene.tone) tonePicture(picture, scene.tone);
    const { finish } = scene.style;
    const finished = finish
      ? illustrate(picture, picture, finish, { seed, signal: context.signal })
      : picture;
    return { ...outcome, picture: finished, notes: [`subject: ${subject}`, ...notes, ...outcome.notes] };
  },
});
