import type { RenderRequest } from '../api/start-task.ts';
import type { SurfaceRole } from '../content/style.ts';
import type { FunctionName } from '../tools/function-name.ts';
import type { ActingKind } from './word-types.ts';

/** What words change in a tool, for one sort of base. */
export interface Acting {
  readonly kinds: readonly Exclude<ActingKind, 'material'>[];
  /** Roles whose material shows. */
  readonly roles: readonly SurfaceRole[];
  /** Of the styles only those that change how the picture is drawn. */
  readonly finishesAlone?: boolean;
}

const LIGHT = ['atmosphere', 'warmth', 'brightness', 'saturation', 'contrast'] as const;
const TONES = ['atmosphere', 'brightness', 'saturation', 'contrast'] as const;
const ALL = [...LIGHT, 'style', 'environment'] as const;
const WITHOUT_SURROUNDINGS = [...LIGHT, 'style'] as const;

const ROOM_ROLES = ['floor', 'wall', 'feature-wall', 'joinery', 'fabric', 'facade'] as const;
/** Some of them only where the picture has such a surface. */
const BUILDING_ROLES = ['wall', 'facade', 'siding', 'masonry', 'roof', 'paving'] as const;
/** A photo keeps its materials; those of its walls tint it. */
const TINTING_ROLES = ['wall', 'feature-wall', 'facade'] as const;

const ROOM: Sorts = {
  drawn: { kinds: ALL, roles: ROOM_ROLES },
  photo: { kinds: WITHOUT_SURROUNDINGS, roles: [...TINTING_ROLES, 'joinery'] },
};
const BUILDING: Sorts = {
  drawn: { kinds: ALL, roles: BUILDING_ROLES },
  photo: { kinds: WITHOUT_SURROUNDINGS, roles: TINTING_ROLES },
};
const GROUNDS: Sorts = {
  drawn: { kinds: ALL, roles: [...BUILDING_ROLES, 'floor', 'joinery'] },
  photo: BUILDING.photo,
};
/** Where inside and outside are told apart by the picture itself. */
const EITHER: Sorts = {
  drawn: { kinds: ALL, roles: [...ROOM_ROLES, ...BUILDING_ROLES] },
  photo: { kinds: WITHOUT_SURROUNDINGS, roles: [...TINTING_ROLES, 'joinery'] },
};
const PART: Sorts = {
  drawn: EITHER.drawn,
  photo: {
    kinds: WITHOUT_SURROUNDINGS,
    roles: [...TINTING_ROLES, 'joinery', 'floor', 'ceiling', 'paving', 'roof'],
  },
};
const REFERENCE: Acting = { kinds: [...TONES, 'style'], roles: [], finishesAlone: true };

interface Sorts {
  readonly drawn: Acting;
  readonly photo: Acting;
}

const always = (acting: Acting): Sorts => ({ drawn: acting, photo: acting });

/**
 * What the engine that reads words answers to, tool by tool. A test renders a word of each kind and compares the pixels: who
 * gives a tool new ears, or takes them, is told by it to write it here.
 */
const ACTING: Readonly<Partial<Record<FunctionName, Sorts>>> = {
  architecturalRender: BUILDING,
  indoorRender: ROOM,
  gongzhuangRender: ROOM,
  landscapeRender: GROUNDS,
  modelRender: always(EITHER.drawn),
  birdsViewRender: { ...GROUNDS, drawn: { ...GROUNDS.drawn, kinds: WITHOUT_SURROUNDINGS } },
  indoorExterior: EITHER,
  architecturalXitu: EITHER,
  architecturalPart: PART,
  lockImg: ROOM,
  lockImgOut: BUILDING,
  styletransferpro: always(REFERENCE),
  indoorTransfer: always(REFERENCE),
  inspiration: always({
    kinds: ALL,
    roles: ['floor', 'wall', 'feature-wall', 'joinery', 'fabric', 'masonry', 'facade', 'paving', 'metal'],
  }),
  textToImage: always({
    kinds: ALL,
    roles: ['floor', 'wall', 'feature-wall', 'joinery', 'fabric', 'masonry', 'facade', 'paving', 'metal'],
  }),
  allPlan: always({ kinds: WITHOUT_SURROUNDINGS, roles: ['masonry', 'paving', 'metal'] }),
  colorFlatPicture: always({
    kinds: [...TONES, 'style'],
    roles: ['floor', 'feature-wall', 'fabric', 'masonry', 'metal'],
  }),
};

const IN_A_SET: Acting = { kinds: ['atmosphere', 'environment', 'style', 'warmth'], roles: [] };

/** What words change in a request's tool and kind of base; undefined where a tool takes no words. */
export function actingHere({
  function: name,
  imageKind,
  itemSet,
}: Pick<RenderRequest, 'function'> & Partial<Pick<RenderRequest, 'imageKind' | 'itemSet'>>):
  | Acting
  | undefined {
  if (itemSet !== undefined && itemSet !== 'scene') return IN_A_SET;
  const sorts = ACTING[name];
  return sorts && (imageKind === 'photo' ? sorts.photo : sorts.drawn);
}
