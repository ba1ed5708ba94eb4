import type { EnginePlace } from '@plumbline/contract/engines/engine-place.ts';
import type { EngineSight, SeenData } from '@plumbline/contract/api/engine-sights.ts';
import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type {
  UsedBackground,
  UsedMaterial,
  UsedObject,
  UsedStyle,
} from '@plumbline/contract/content/used-content.ts';
import type { WordsRecord } from '@plumbline/contract/api/words.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { LiveMode } from './live-engine.ts';
import type { PixelBuffer } from './pixel-buffer.ts';

export type { PixelBuffer };

/** Operators' content as values: an engine knows nothing of the database that it comes from. */
export interface EngineContent {
  /** Takes the place of the style that the request's categories stand for. */
  readonly style?: UsedStyle;
  /** Materials that the request or the style name by these ids. */
  readonly materials: readonly (Omit<UsedMaterial, 'picture'> & { readonly picture: PixelBuffer })[];
  /** The object that `objectId` names. */
  readonly object?: Omit<UsedObject, 'picture'> & { readonly picture: PixelBuffer };
  /** The surroundings; `request.environment` says which built-in ones they are most like. */
  readonly background?: Omit<UsedBackground, 'picture'> & { readonly picture: PixelBuffer };
}

/** The pictures that a task works from, decoded. Each is null where the request names none. */
export interface EngineInput {
  /** Upright working copy of the base picture. */
  readonly base: PixelBuffer | null;
  /** Of the base's size: 0 stays exactly, 255 may change. */
  readonly mask: PixelBuffer | null;
  /** The reference picture; null also where `style_img` names a library material. */
  readonly reference: PixelBuffer | null;
  /** An own texture; null also where `material.textureId` names a library material. */
  readonly texture: PixelBuffer | null;
  /** A cut-out of one's own, RGBA; null also where `objectId` names an object of the library. Absent: none. */
  readonly object?: PixelBuffer | null;
  /** A flat-colour material map of the base, of any size. */
  readonly idMap: PixelBuffer | null;
  /** The base's file as it was uploaded, for a function whose descriptor `readsOriginal`. */
  readonly original: Uint8Array | null;
  /** The stored form of the model that `modelId` names, for whoever renders one; absent: none. */
  readonly model?: Uint8Array | null;
  /** An installation's own content that the request names, as it stood when the task was started; absent: none. */
  readonly content?: EngineContent | null;
  /** In the engine's words: `content` holds what own ids in it stand for. */
  readonly request: RenderRequest;
  /** Seed of this variant (`request.seed` plus its index). */
  readonly seed: number;
}

/** A material alone, an object alone, or a space in a style before a background. */
export interface CoverInput {
  readonly content: EngineContent;
  /** Built-in second-level category; absent where no space is shown. */
  readonly spaceId?: string | undefined;
}

/** Stage of work whose turn has not come; said again and again, it is still no sign that the work hangs. */
export const WAITING_STAGE = 'waiting';

export interface EngineContext {
  readonly signal: AbortSignal;
  /** `fraction` 0…1; `stage` a stable key. */
  readonly progress: (fraction: number, stage: string) => void;
  /** A coarse picture of what is being made, of any size and the result's shape; absent: nobody looks. */
  readonly preview?: (picture: PixelBuffer) => void;
  /** Called by an engine with servers of its own whenever one of them is about to be given data; absent: nobody keeps a record. */
  readonly asking?: (asked: ServerAsked) => void;
}

/** What a server of an engine is given. */
export interface ServerAsked extends Pick<EngineSight, 'server' | 'place'> {
  readonly data: readonly SeenData[];
  readonly models: readonly string[];
}

/** Of the picture's size. */
export interface ResultLayers {
  /** Number of the thing in the model plus 1; 0: none. */
  readonly things: Uint32Array;
  /** Number of the material in the model plus 1; 0: none. */
  readonly materials: Uint32Array;
  /** Metres from the eye along the axis of the camera; 0: nothing. */
  readonly depth: Float32Array;
  /** Hidden-line drawing of the same camera. */
  readonly line: PixelBuffer;
}

export interface EngineResult {
  readonly picture: PixelBuffer;
  /** A PNG of exactly these pixels and nothing besides, where there was one already: it need not be made. */
  readonly png?: Uint8Array;
  readonly fidelity: { readonly score: number; readonly added: number; readonly diff: PixelBuffer } | null;
  readonly facts?: EditFacts;
  /** The finished file, where the operation makes one: it is delivered as it is beside the decoded picture. */
  readonly file?: { readonly bytes: Uint8Array; readonly mime: 'image/jpeg' | 'image/png' | 'image/webp' };
  /** What is known of every pixel of a model's picture. */
  readonly layers?: ResultLayers;
  readonly confidence: number;
  /** What its words came to, where it was given any. */
  readonly words?: WordsRecord;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
}

export interface EngineHealth {
  readonly healthy: boolean;
  /** Why not, or what is worth knowing. */
  readonly detail?: string;
  /** What it could do if something was installed that is not, and what that is. */
  readonly missing?: readonly string[];
  /** Main models and LoRAs that a request may name; absent: none. */
  readonly models?: readonly string[];
  readonly loras?: readonly string[];
}

/**
 * What makes pictures. An engine knows nothing of HTTP, the database or tickets; the worker decodes, limits, stores.
 * `run` rejects with `signal.reason` within 1 s of an abort.
 */
export interface ImageEngine {
  readonly id: string;
  /** Version of what a function's pixels are made by: the same version gives the same request the same pixels. */
  versionOf(name: FunctionName): string;
  readonly functions: readonly FunctionName[];
  /**
   * Which words of a prompt it acts on. One that reads the vocabulary is never started with words that nothing answers.
   */
  readonly reads: 'vocabulary' | 'anything';
  /** Whether a model that was trained on pictures makes its pixels; labels say so. */
  readonly trained: boolean;
  /** Where what it is given goes. */
  readonly place: EnginePlace;
  /** Hosts that it sends pictures and prompts to; absent: none. */
  readonly servers?: readonly string[];
  health(): Promise<EngineHealth>;
  run(input: EngineInput, context: EngineContext): Promise<EngineResult>;
  /** Draws what an entry of the library is shown by: RGB, or RGBA where it stands free. Absent: it draws none. */
  cover?(input: CoverInput, context: EngineContext): Promise<PixelBuffer>;
  /** How it renders the frames of a shared window. Absent: it cannot. */
  readonly live?: LiveMode;
  close(): Promise<void>;
}
