import { SCENE_CLASSES, type SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';

/**
 * What a person names in a drawing and the scene has no class for yet. A label that uses one also names what the scene
 * may call it instead (`stair|floor`), so that it judges today's readings and those that will know more.
 */
const FURTHER_CLASSES = ['stair', 'railing', 'column', 'hearth', 'annotation'] as const;

export const JUDGE_CLASSES = [...SCENE_CLASSES, ...FURTHER_CLASSES] as const;
export type JudgeClass = (typeof JUDGE_CLASSES)[number];

/**
 * Classes that lead to much the same picture, or that lines alone hardly tell apart. A reading is judged by both: the
 * exact class says how good it is, the coarse one whether it understood the picture at all.
 */
const COARSE = {
  sky: ['sky'],
  paper: ['background', 'plan-outside', 'annotation', 'unknown'],
  ground: ['ground', 'lawn', 'earth', 'paving'],
  water: ['water'],
  plant: ['planting', 'tree'],
  wall: ['wall', 'siding', 'masonry', 'timber', 'trim', 'column', 'plan-wall'],
  roof: ['roof'],
  opening: ['glass', 'door', 'opening', 'plan-door'],
  floor: ['floor', 'plan-room', 'stair'],
  ceiling: ['ceiling'],
  soft: ['rug', 'fabric'],
  hard: ['furniture', 'joinery', 'hearth', 'metal', 'railing'],
  lamp: ['lamp'],
  person: ['person'],
  vehicle: ['vehicle'],
} satisfies Record<string, readonly JudgeClass[]>;

const GROUP_OF: ReadonlyMap<JudgeClass, string> = new Map(
  Object.entries(COARSE).flatMap(([group, classes]) =>
    classes.map((name): [JudgeClass, string] => [name, group]),
  ),
);

/** The name of the coarse group that a class belongs to; every class has one. */
export function coarseGroup(name: JudgeClass | SceneClass): string {
  const group = GROUP_OF.get(name);
  if (group === undefined) throw new RangeError(`no coarse group for ${name}`);
  return group;
}
