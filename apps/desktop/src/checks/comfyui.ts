import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { z } from 'zod';
import type { FetchJson } from '../ports/ports.ts';
import type { MODEL_FAMILIES } from '../settings/settings.ts';
import { compareVersions } from '../versions/judge-version.ts';

type Family = (typeof MODEL_FAMILIES)[number];

/** Since it `GET /models/{folder}` lists what is there (ComfyUI 0.3). */
const COMFYUI_MIN = '0.3.0';

const statsSchema = z.object({ system: z.object({ comfyui_version: z.string().default('') }) });
const namesSchema = z.array(z.string());

export interface ComfyuiView {
  readonly version: string;
  readonly checkpoints: readonly string[];
  readonly controlNets: readonly string[];
  readonly sams: readonly string[];
}

/**
 * What a ComfyUI says of itself.
 *
 * @throws AppError `LOCAL_ENGINE_UNREACHABLE`
 */
export async function lookAtComfyui(fetchJson: FetchJson, address: string): Promise<ComfyuiView> {
  const stats = statsSchema.safeParse((await fetchJson(`${address}/system_stats`))?.body);
  if (!stats.success) throw new AppError('LOCAL_ENGINE_UNREACHABLE', address);
  const list = async (folder: string) => {
    const names = namesSchema.safeParse((await fetchJson(`${address}/models/${folder}`))?.body);
    return names.success ? names.data : [];
  };
  const [checkpoints, controlNets, sams] = await Promise.all(['checkpoints', 'controlnet', 'sams'].map(list));
  return {
    version: stats.data.system.comfyui_version,
    checkpoints: checkpoints ?? [],
    controlNets: controlNets ?? [],
    sams: sams ?? [],
  };
}

/** @throws AppError `CLIENT_VERSION_TOO_LOW`; a version that says nothing passes */
export function requireEngineVersion({ version }: ComfyuiView): void {
  const numbers = /^v?(\d+\.\d+\.\d+)/.exec(version)?.[1];
  if (numbers !== undefined && compareVersions(numbers, COMFYUI_MIN) < 0)
    throw new AppError('CLIENT_VERSION_TOO_LOW', `ComfyUI ${version}`);
}

/** @throws AppError `BIG_MODEL_FILE_MISSING` where there is no checkpoint at all */
export function requireCheckpoint({ checkpoints }: ComfyuiView): void {
  if (checkpoints.length === 0) throw new AppError('BIG_MODEL_FILE_MISSING', 'models/checkpoints is empty');
}

/** @throws AppError `MODEL_FILE_MISSING` where nothing would hold the geometry */
export function requireControlNet({ controlNets }: ComfyuiView): void {
  if (controlNets.length === 0) throw new AppError('MODEL_FILE_MISSING', 'models/controlnet is empty');
}

/** @throws AppError `MODEL_VERSION_INCOMPATIBLE` where no checkpoint and ControlNet of the chosen family go together */
export function requireFamily(view: ComfyuiView, family: Family): void {
  const has = (names: readonly string[]) => names.some((name) => familyOf(name) === family);
  if (!has(view.checkpoints) || !has(view.controlNets))
    throw new AppError('MODEL_VERSION_INCOMPATIBLE', `no checkpoint and ControlNet of ${family}`);
}

/** @throws AppError `SAM_MODEL_MISSING` */
export function requireSam({ sams }: ComfyuiView): void {
  if (!sams.some((name) => /sam/i.test(name))) throw new AppError('SAM_MODEL_MISSING', 'models/sams');
}

/** By the file’s name, as people and ComfyUI’s own templates tell them apart. */
export function familyOf(name: string): Family {
  return /xl|pony|illustrious/i.test(name) ? 'sdxl' : 'sd1.5';
}

/** What is to be done where a render ran out of graphics memory. */
export function outOfMemoryAdvice(family: Family): { readonly family?: Family; readonly size?: 512 } {
  return family === 'sdxl' ? { family: 'sd1.5' } : { size: 512 };
}
