import type { ModelAnswer, ModelContent } from '@plumbline/contract/api/models.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { modelWarningText } from '@plumbline/contract/models/model-warning-texts.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { ModelRecord, ModelVersionRecord, ReadModelVersion } from './model.ts';
import { versionInUse } from './require-model.ts';

const NOTHING_READ = {
  ...{ triangles: null, things: null, rooms: null, boundsM: null, originM: null, unit: null, upAxis: null },
  ...{ classes: [], layers: [], materials: [], storeys: [], warnings: [], fileViews: [] },
};

/** A model as its owner reads it; `versions` are its own, the newest first. */
export function describeModel(
  model: ModelRecord,
  versions: readonly ModelVersionRecord[],
  locale: Locale,
): ModelAnswer {
  const newest = versions[0];
  const used = versionInUse(versions);
  return {
    modelId: model.modelId,
    name: model.name,
    state: newest?.state ?? 'reading',
    progress: newest?.progress ?? 0,
    error: newest?.error
      ? { code: newest.error.code, message: errorText(newest.error.code, locale, newest.error.values) }
      : null,
    version: model.version,
    hash: used?.hash ?? null,
    format: used?.format ?? null,
    bytes: newest?.bytes ?? 0,
    ...describeContent(used?.content ?? null, locale),
    geometryUrl: used ? addressOf(OTHER_PATHS.modelGeometry, used) : null,
    previewUrl: used?.previewKey ? addressOf(OTHER_PATHS.modelPreview, used) : null,
    views: [...model.views, ...(used?.content?.fileViews ?? [])],
    assignments: [...model.materials],
    createdAt: model.createdAt.toISOString(),
    updatedAt: model.updatedAt.toISOString(),
  };
}

function describeContent(content: ModelContent | null, locale: Locale) {
  const { fileViews: _ofViews, ...read } = content ?? NOTHING_READ;
  const warnings = read.warnings.map((warning) => ({
    ...warning,
    message: modelWarningText(warning, locale),
  }));
  return { ...read, warnings };
}

/** With the version's hash: what is behind an address never changes. */
function addressOf(path: string, { modelId, hash }: ReadModelVersion): string {
  return `${path}?modelId=${modelId}&of=${hash}`;
}
