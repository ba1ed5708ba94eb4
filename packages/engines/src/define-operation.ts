import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { EngineContent, EngineResult } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';

export interface OperationInput {
  /** Upright, RGB; null for a function that works without one. */
  readonly base: Raster | null;
  /** Of the base's size: 0 stays exactly, 255 may change. */
  readonly mask: Raster | null;
  /** The reference picture; null also where `style_img` is a library material's id. */
  readonly reference: Raster | null;
  /** An own texture; null also where `material.textureId` is a library material's id. */
  readonly texture: Raster | null;
  /** A cut-out of one's own, RGBA; null also where `objectId` is an object of the library. */
  readonly object?: Raster | null;
  /** Flat-colour material map of the base, of any size. */
  readonly idMap: Raster | null;
  /** The base's file as it was uploaded, where the function reads it. */
  readonly original: Uint8Array | null;
  /** The stored form of the model that `modelId` names. */
  readonly model?: Uint8Array | null;
  /** Operators' content that the request names; its materials are lent to the thread. */
  readonly content?: EngineContent | null;
  readonly request: RenderRequest;
  /** Seed of this variant. */
  readonly seed: number;
}

/** What an operation makes: an engine's result, with its fidelity where the operation has measured it to decide by it. */
export type OperationOutcome = Omit<EngineResult, 'fidelity'> & {
  readonly fidelity?: EngineResult['fidelity'];
};

/**
 * One function of an engine. It gets decoded pixels and typed options and knows nothing of files, HTTP, the database or
 * tickets. A long loop looks at `context.signal` at least every 100 ms.
 */
export interface OperationSpec {
  readonly function: FunctionName;
  readonly run: (input: OperationInput, context: RenderContext) => Promise<OperationOutcome>;
}

export interface Operation {
  readonly function: FunctionName;
  readonly run: (input: OperationInput, context: RenderContext) => Promise<EngineResult>;
}

/** Share of the progress that the picture itself takes; the rest is measuring it. */
const PICTURE_SHARE = 0.95;

/** Makes a spec into an operation: what must keep the base's geometry leaves it measured. */
export function defineOperation({ function: name, run }: OperationSpec): Operation {
  return {
    function: name,
    run: async (input, context) => {
      const { signal, progress } = context;
      signal.throwIfAborted();
      const outcome = await run(input, {
        ...context,
        progress: (fraction, stage) => progress(fraction * PICTURE_SHARE, stage),
      }).catch(throwCatalogued);
      signal.throwIfAborted();
      const { base } = input;
      if (!TOOLS[name].keepsGeometry) return { ...outcome, fidelity: null };
      if (outcome.fidelity) {
        progress(1, 'fidelity');
        return { ...outcome, fidelity: outcome.fidelity };
      }
      if (!base) return { ...outcome, fidelity: null };
      progress(PICTURE_SHARE, 'fidelity');
      const begin = performance.now();
      const fidelity = measureFidelity(base, outcome.picture);
      const timings = { ...outcome.timings, fidelity: Math.round(performance.now() - begin) };
      progress(1, 'fidelity');
      return { ...outcome, timings, fidelity };
    },
  };
}

/** A refusal of the scene package is an expected failure: its code is also the catalogue's. */
function throwCatalogued(error: unknown): never {
  if (error instanceof SceneRefusal) throw new AppError(error.code, error.message, { cause: error });
  throw error;
}

/**
 * The base of a function that needs one.
 *
 * @throws AppError `IMAGE_REQUIRED`
 */
export function requireBase({ base, request }: OperationInput): Raster {
  if (!base) throw new AppError('IMAGE_REQUIRED', `${request.function} without a base`);
  return base;
}
