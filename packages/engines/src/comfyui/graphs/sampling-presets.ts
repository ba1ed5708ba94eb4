import { normalName } from '../features/match-names.ts';
import type { ModelFamily, Pace } from '../features/model-family.ts';

export interface SamplingPreset {
  readonly sampler: string;
  readonly scheduler: string;
  /** Of the whole schedule, from noise to picture. */
  readonly steps: number;
  /** Fewer than these leave visible noise behind, however little is to change. */
  readonly least: number;
  /** 1: the negative prompt is not looked at, and each step costs half. */
  readonly guidance: number;
}

const SD_PRESETS: Readonly<Record<Pace, SamplingPreset>> = {
  // Converges by twenty; a little more for drawings, whose fine lines settle last.
  full: { sampler: 'dpmpp_2m', scheduler: 'karras', steps: 24, least: 6, guidance: 6 },
  // Trained for eight steps; the edition that keeps guidance is burnt by 6 and pale at 1.
  'hyper-cfg': { sampler: 'euler', scheduler: 'sgm_uniform', steps: 8, least: 3, guidance: 3.5 },
  hyper: { sampler: 'euler', scheduler: 'sgm_uniform', steps: 8, least: 3, guidance: 1 },
  lightning: { sampler: 'euler', scheduler: 'sgm_uniform', steps: 8, least: 3, guidance: 1.5 },
  // Guidance was distilled into it: anything above 1 burns.
  turbo: { sampler: 'euler_ancestral', scheduler: 'sgm_uniform', steps: 4, least: 2, guidance: 1 },
  lcm: { sampler: 'lcm', scheduler: 'sgm_uniform', steps: 6, least: 3, guidance: 1.8 },
  schnell: { sampler: 'euler', scheduler: 'simple', steps: 4, least: 2, guidance: 1 },
};

/** Flux takes its guidance as a number of the prompt (`FLUX_GUIDANCE`); the sampler's own stays 1. */
const FLUX_FULL: SamplingPreset = { sampler: 'euler', scheduler: 'simple', steps: 20, least: 5, guidance: 1 };
const FLUX_FAST: SamplingPreset = { ...FLUX_FULL, steps: 8, least: 3 };

const FLUX_PRESETS: Readonly<Record<Pace, SamplingPreset>> = {
  full: FLUX_FULL,
  'hyper-cfg': FLUX_FAST,
  hyper: FLUX_FAST,
  lightning: FLUX_FAST,
  turbo: FLUX_FAST,
  lcm: FLUX_FAST,
  schnell: { ...FLUX_FULL, steps: 4, least: 2 },
};

export const SAMPLING_PRESETS: Readonly<Record<ModelFamily, Readonly<Record<Pace, SamplingPreset>>>> = {
  sd15: SD_PRESETS,
  sdxl: SD_PRESETS,
  flux: FLUX_PRESETS,
};

/** Editions that were distilled for so many steps say it in their names: `Hyper-SD15-8steps`, `sdxl_lightning_4step`. */
const NAMED_STEPS = /(?:^|[^0-9])([1-9]|1[0-6])-?steps?(?![a-z])/;
const LIVE_STEPS = 4;

/** For frames that follow each other: the fewest steps that the edition was made for, and no second look for the negative prompt. */
export function livePreset(pace: Pace, names: readonly string[]): SamplingPreset {
  const named = names.map((name) => NAMED_STEPS.exec(normalName(name))?.[1]).find(Boolean);
  const steps = named === undefined ? LIVE_STEPS : Number(named);
  return { ...SD_PRESETS[pace], steps, least: Math.min(steps, 2), guidance: 1 };
}

export const FLUX_GUIDANCE = {
  /** As published with the weights. */
  general: 3.5,
  /** Fill was trained with it; at 3.5 the hole stays flat. */
  inpainting: 30,
  /** Above it Kontext repaints what the sentence does not name. */
  instruction: 2.5,
} as const;

export interface Schedule {
  readonly steps: number;
  readonly start: number;
}

/**
 * The tail of a schedule that changes a picture by `denoise` (0…1). Only that tail is run: a sampler told to denoise by half would
 * run all its steps on a schedule twice as long, for the same picture.
 */
export function partialSchedule(denoise: number, { steps, least }: SamplingPreset): Schedule {
  const share = Math.min(1, Math.max(0.05, denoise));
  const start = Math.round(steps * (1 - share));
  if (steps - start >= least) return { steps, start };
  const longer = Math.floor(least / share);
  return { steps: longer, start: longer - least };
}
