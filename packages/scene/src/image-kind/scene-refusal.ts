/** Why a picture cannot honestly be done. Each code is also one of the error catalogue, where its text stands. */
export const SCENE_REFUSALS = [
  /** A plan tool got something that shows no walls seen from above. */
  'NOT_A_PLAN',
  /** A master plan tool got the plan of a building alone. */
  'NOT_A_SITE_PLAN',
  /** A perspective tool got a plan. */
  'USE_A_PLAN_TOOL',
  /** Nothing is drawn: one colour or bare paper. */
  'BLANK_PICTURE',
  /** Noise, text or a texture: nothing that a design could be read from. */
  'NOTHING_RECOGNISED',
  /** No single item stands out from its background. */
  'ITEM_NOT_FOUND',
] as const;
export type SceneRefusalCode = (typeof SCENE_REFUSALS)[number];

/** An expected refusal: the task fails with this code and costs nothing. */
export class SceneRefusal extends Error {
  override readonly name = 'SceneRefusal';

  readonly code: SceneRefusalCode;

  constructor(code: SceneRefusalCode, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
