import { NO_FILES } from './archive/file-source.ts';
import { type ZipArchive, readZip } from './archive/read-zip.ts';
import { ModelBuilder } from './build/model-builder.ts';
import { readDae } from './dae/read-dae.ts';
import { MODEL_ENDINGS, detectFormat } from './format/detect-format.ts';
import { MODEL_LIMITS, type ModelLimits } from './model/limits.ts';
import { ModelFailure } from './model/model-failure.ts';
import { WarningLog } from './model/model-warning.ts';
import type { FileFormat, Model } from './model/model.ts';
import { readObj } from './obj/read-obj.ts';
import type { Reading } from './format/reading.ts';
import { settleModel } from './settle/settle-model.ts';
import { readStoredPlan } from './stored/read-stored-plan.ts';
import { readStl } from './stl/read-stl.ts';
import type { UnitName } from './model/units.ts';

export interface ReadModelOptions {
  /** As it was brought; its ending helps where the content does not say. */
  readonly fileName: string;
  /** What a person said, where the file does not, or says it wrongly. */
  readonly unit?: UnitName | undefined;
  readonly upAxis?: 'y' | 'z' | undefined;
  readonly signal: AbortSignal;
  readonly progress?: (fraction: number, stage: 'unpack' | 'read' | 'settle') => void;
  readonly limits?: ModelLimits;
}

/** The libraries of three formats are megabytes of code: they are loaded by whoever reads such a file. */
const READERS: Record<FileFormat, (reading: Reading) => Promise<void>> = {
  gltf: async (reading) => (await import('./gltf/read-gltf.ts')).readGltf(reading),
  ifc: async (reading) => (await import('./ifc/read-ifc.ts')).readIfc(reading),
  obj: readObj,
  stl: readStl,
  dae: readDae,
  '3dm': async (reading) => (await import('./rhino/read-3dm.ts')).read3dm(reading),
};

/** How much of the time the reading of the file takes; the rest is settling. */
const READING = 0.85;

/**
 * Reads a model of any format to one value. Nothing is fetched: what it refers to must be in the same archive.
 *
 * @param bytes the file: glTF binary or text, IFC, OBJ, STL, COLLADA, 3DM, or a zip with one of them.
 * @throws ModelFailure for a file that is no model, broken, or larger than the limits; `signal.reason` after an abort.
 */
export async function readModel(bytes: Uint8Array, options: ReadModelOptions): Promise<Model> {
  const { signal, limits = MODEL_LIMITS, progress = () => {}, fileName } = options;
  if (bytes.length > limits.bytes)
    throw new ModelFailure('MODEL_TOO_LARGE', `${bytes.length} bytes`, {
      limit: Math.floor(limits.bytes / 2 ** 20),
    });
  if (bytes.length === 0) throw new ModelFailure('MODEL_EMPTY', 'no bytes');
  signal.throwIfAborted();
  progress(0, 'unpack');
  const warnings = new WarningLog();
  const main = openMain(bytes, fileName, limits, warnings);
  if (main.format === 'plan') return readStoredPlan(main.bytes, limits);
  const build = new ModelBuilder(limits, warnings);
  const { format } = main;
  try {
    await READERS[format]({
      ...main,
      build,
      warnings,
      limits,
      signal,
      progress: (fraction) => progress(Math.min(1, fraction) * READING, 'read'),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw asFailure(error);
  }
  signal.throwIfAborted();
  progress(READING, 'settle');
  const model = settleModel(build.finish(), {
    format,
    unit: options.unit,
    upAxis: options.upAxis,
    warnings,
    signal,
  });
  progress(1, 'settle');
  return model;
}

function openMain(
  bytes: Uint8Array,
  fileName: string,
  limits: ModelLimits,
  warnings: WarningLog,
): Pick<Reading, 'bytes' | 'path' | 'files'> & { readonly format: FileFormat | 'plan' } {
  const format = detectFormat(bytes, fileName);
  if (format === null) throw unsupported(fileName);
  if (format !== 'zip') return { bytes, path: fileName, files: NO_FILES, format };
  const archive = readZip(bytes, limits);
  const path = findMain(archive, warnings);
  if (path === undefined) throw unsupported(fileName);
  const content = archive.read(path);
  const inner = detectFormat(content, path);
  if (inner === null || inner === 'zip' || inner === 'plan') throw unsupported(path);
  return { bytes: content, path, files: archive, format: inner };
}

/** The model that lies the least deep, the likeliest by its format, the largest. */
function findMain(archive: ZipArchive, warnings: WarningLog): string | undefined {
  const ranked = archive.entries
    .flatMap(({ path, size }) => {
      const rank = (MODEL_ENDINGS as readonly string[]).indexOf(
        path.slice(path.lastIndexOf('.') + 1).toLowerCase(),
      );
      return rank < 0 ? [] : [{ path, size, rank, depth: path.split('/').length }];
    })
    .toSorted((a, b) => a.depth - b.depth || a.rank - b.rank || b.size - a.size);
  for (const { path } of ranked.slice(1)) warnings.add('models-left-out', path);
  return ranked[0]?.path;
}

function unsupported(name: string): ModelFailure {
  return new ModelFailure('MODEL_FORMAT_UNSUPPORTED', `no model: ${name.slice(-40)}`);
}

/**
 * Readers check what they take; what a file makes the libraries throw beyond that is the file's fault. Only what a
 * JavaScript engine throws for want of memory must not be hidden, and it ends the thread anyhow.
 */
function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure('MODEL_BROKEN', String(error).slice(0, 500), {}, error);
}
