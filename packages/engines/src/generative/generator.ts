import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { SeenData } from '@plumbline/contract/api/engine-sights.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';

/**
 * What is asked of a model that was trained on pictures, in terms that every server of such models shares. What a server cannot
 * follow of it, it says in `features`; it never leaves something out in silence.
 */
export const GENERATION_KINDS = [
  /** Words alone become a picture. */
  'text',
  /** The base's geometry becomes a picture: control pictures hold it, `similarity` says how much of its colours stays. */
  'structure',
  /** What the mask allows is made anew. */
  'inpaint',
  /** What the mask covers goes, and what is behind it is guessed. */
  'removal',
  /** The base stands in a larger canvas, whose free part the mask allows. */
  'outpaint',
  'upscale',
  /** A sentence says what is to change. */
  'instruction',
  /** As `structure`, of one frame after the other: small and at once, in the few steps that a distilled model takes. */
  'live',
] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const CONTROL_KINDS = ['line', 'depth', 'normal', 'regions'] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** Made from our own scene value, so that no server needs a preprocessor. */
export interface ControlPicture {
  readonly kind: ControlKind;
  /** RGB, of the base's size. `line`: white on black; `depth`: near is white; `normal`: x right, y up, z to the eye. */
  readonly picture: Raster;
}

export interface GenerationAsk {
  readonly kind: GenerationKind;
  /** Pixels of the picture that is wanted; a server may make another size of the same proportions. */
  readonly width: number;
  readonly height: number;
  readonly prompt: string;
  readonly negative: string;
  /** RGB, of the size that is wanted; null for `text`. `upscale`: of its own size. */
  readonly base: Raster | null;
  /** Grey, of the base's size: 255 may change, 0 stays. */
  readonly mask: Raster | null;
  /** RGB, of any size: the look to follow. */
  readonly reference: Raster | null;
  /** Of `live`, RGB, of any size: what was made of the frame before, from which this one is begun; absent: it is the first. */
  readonly previous?: Raster;
  readonly controls: readonly ControlPicture[];
  /** 0…1: how strictly the control pictures are followed. */
  readonly strength: number;
  /** 0…1: how close to the base's own colours. */
  readonly similarity: number;
  /** 0…1: how much of the reference is followed. */
  readonly referenceWeight: number;
  /** A main model by the name under which the server lists it; absent: the server's first that can do it. */
  readonly model?: string;
  readonly loras: readonly { readonly name: string; readonly weight: number }[];
  /** 0…2³²−1. */
  readonly seed: number;
}

export interface GenerationContext {
  readonly signal: AbortSignal;
  /** `fraction` 0…1, never falling; `stage` a stable key. */
  readonly progress: (fraction: number, stage: string) => void;
  /**
   * A coarse picture of what is being made, of any size; absent: nobody looks. `area`: the part of the picture that is wanted which it
   * shows, in its pixels; absent: all of it.
   */
  readonly preview?: (picture: Raster, area?: Box) => void;
  /** Called whenever a server is about to be given data; absent: nobody keeps a record. */
  readonly asking?: (asked: Asked) => void;
}

/** What one server is given. */
export interface Asked {
  /** As in {@link Generation}. */
  readonly server: string;
  readonly data: readonly SeenData[];
  readonly models: readonly string[];
}

export interface Generation {
  /** RGB, as large as the server made it: whoever asked brings it to size. */
  readonly picture: Raster;
  /** The part of `picture` that is the answer; absent: all of it. */
  readonly area?: Box | undefined;
  /** A PNG of exactly the pixels of `picture` and nothing besides; absent: the server sent none. */
  readonly png?: Uint8Array | undefined;
  /** The seed that acted; null where the server does not let itself be told one. */
  readonly seed: number | null;
  /** Host of the server that saw the data, without credentials. */
  readonly server: string;
  /** Main model, control networks and LoRAs that took part. */
  readonly models: readonly string[];
  /** What a person should know of it, such as a smaller size after memory ran out. */
  readonly notes: readonly string[];
}

/** What stands between a server and a kind of generation, in words that say what to do about it. */
export interface MissingPart {
  readonly kind: GenerationKind;
  /** For instance "lineart ControlNet for SDXL not found: put it in models/controlnet". */
  readonly reason: string;
}

export interface GeneratorFeatures {
  readonly healthy: boolean;
  /** Why not, or what is worth knowing. */
  readonly detail?: string;
  readonly kinds: readonly GenerationKind[];
  readonly controls: readonly ControlKind[];
  /** Whether a reference picture is followed. */
  readonly reference: boolean;
  /** Whether the same seed gives the same picture. */
  readonly seeded: boolean;
  readonly models: readonly string[];
  readonly loras: readonly string[];
  readonly missing: readonly MissingPart[];
}

/**
 * Servers of one protocol. It knows nothing of our functions, of fidelity or of locks: `create-generative-engine.ts` turns functions
 * into asks, measures what comes back and restores what was locked.
 */
export interface Generator {
  readonly id: string;
  /** Hosts that it sends pictures and prompts to, without credentials. */
  readonly servers: readonly string[];
  /** Whether frames that follow each other can be asked of its protocol at all; which server can, `features` says. */
  readonly live?: boolean;
  /** Each picture costs its operator money: one that keeps too little is tried again once at most. */
  readonly billed?: boolean;
  /** What its servers can do now; cached, asked again in the background. Never rejects. */
  features(): Promise<GeneratorFeatures>;
  /**
   * @throws GenerationError; `signal.reason` within 1 s of an abort, after which the server's work is cancelled too
   */
  make(ask: GenerationAsk, context: GenerationContext): Promise<Generation>;
  close(): Promise<void>;
}
