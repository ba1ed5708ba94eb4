import { ENVIRONMENTS } from '@plumbline/contract/api/environments.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { FINISH_DEFAULT, SUN_HEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import { toSceneCorrection } from '@plumbline/compute/pictures/to-scene-correction.ts';
import type { EngineContent } from '@plumbline/core/ports/image-engine.ts';
import { styleForCategories } from '@plumbline/content/categories/category-tree.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { MaterialLock, RenderRequest as SceneRequest } from '@plumbline/scene/render-request.ts';
import type { SunPlace } from '@plumbline/scene/scene-value/sun-place.ts';
import type { ImageKind, Space } from '@plumbline/scene/image-kind/image-kind.ts';
import type { Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { Tone } from '@plumbline/atmosphere/tone-picture.ts';
import type { WordReading } from '@plumbline/contract/words/word-reading.ts';
import { readWords } from '@plumbline/contract/words/read-words.ts';
import { withMaterials } from '../prompt/with-materials.ts';

export interface SceneRequestOptions {
  readonly space: Space;
  readonly seed: number;
  readonly mask?: Raster | null;
  readonly idMap?: Raster | null;
  readonly content?: EngineContent | null | undefined;
}

export interface SceneRequestWithNotes {
  readonly scene: SceneRequest;
  /** What its words came to. */
  readonly words: WordReading;
  /** What was decided for the user, for the record. */
  readonly notes: readonly string[];
}

/**
 * A task's request in the words of the scene package. What the prompt asks for applies where the request left the
 * default: what a user chose in the panel wins over what the prompt says.
 */
export function toSceneRequest(
  base: Raster | null,
  request: RenderRequest,
  { space, seed, mask, idMap, content }: SceneRequestOptions,
): SceneRequestWithNotes {
  const kind = request.imageKind ?? (base ? detectImageKind(base).kind : 'line');
  const words = readWords({ ...request, imageKind: kind });
  const { wanted } = words;
  const { brightness, saturation, contrast } = wanted;
  const tone: Tone = { brightness, saturation, contrast };
  const named = wanted.style === undefined ? undefined : findStyle(wanted.style);
  const chosen = named ?? chosenStyle(request, content);
  const style = withMaterials(withWarmth(chosen, wanted.warmth), wanted.materials);
  const environment = environmentOf(request) ?? wanted.environment;
  const corrections = request.scene?.corrections ?? [];
  return {
    scene: {
      space,
      kind,
      style,
      atmosphere: wanted.atmosphere ?? request.atmosphere,
      ...(environment === undefined ? {} : { environment }),
      ...(content?.background ? { scenery: content.background } : {}),
      tone,
      cnStrength: request.cnStrength,
      finish: request.finish ?? FINISH_DEFAULT,
      similarity: request.similarity,
      ...(request.sunFrom === undefined ? {} : { sun: sunOf(request.sunFrom, request.sunHeight) }),
      ...(corrections.length === 0 ? {} : { corrections: corrections.map(toSceneCorrection) }),
      ...(idMap ? { idMap } : {}),
      ...(mask ? { mask } : {}),
      ...(request.lock === undefined ? {} : { materialLock: request.lock as MaterialLock }),
      seed,
      maxEdge: request.size === 'max' ? longestEdge(base) : request.size,
    },
    words,
    notes: [`kind: ${kind}`, `style: ${style.id}`, ...ownNotes(content), ...sunNotes(request, kind)],
  };
}

const DEGREE = Math.PI / 180;

function sunOf(from: number, height: number = SUN_HEIGHT_DEFAULT): SunPlace {
  return { aside: from * DEGREE, height: height * DEGREE };
}

const DRAWN: ReadonlySet<ImageKind> = new Set(['line', 'sketch']);

/** Photos and models keep the light that they have. */
function sunNotes({ sunFrom }: RenderRequest, kind: ImageKind): string[] {
  return sunFrom === undefined || DRAWN.has(kind) ? [] : ['sun: of drawings alone'];
}

/** The operators' style where one was chosen, else the one that the categories stand for. */
export function chosenStyle(request: RenderRequest, content: EngineContent | null | undefined): StyleSpec {
  return content?.style ?? styleForCategories(request);
}

/** An own background is asked for with the built-in surroundings that it is most like. */
function environmentOf({ environment }: RenderRequest): Environment | undefined {
  return ENVIRONMENTS.find((known) => known === environment);
}

function ownNotes(content: EngineContent | null | undefined): string[] {
  const { background } = content ?? {};
  return background ? [`background: ${background.entry} version ${background.version}`] : [];
}

function withWarmth(style: StyleSpec, change: number): StyleSpec {
  const warmth = Math.max(-1, Math.min(1, style.light.warmth + change));
  return { ...style, light: { ...style.light, warmth } };
}

/** A picture that is designed without a base has no size of its own; the better of the two is its greatest. */
function longestEdge(base: Raster | null): number {
  return base ? Math.max(base.width, base.height) : 768;
}
