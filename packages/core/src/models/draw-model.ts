import { createHash } from 'node:crypto';
import {
  type DrawnModel,
  type ModelDrawingBody,
  type ModelDrawingFormat,
  drawnModelSchema,
} from '@plumbline/contract/api/model-drawings.ts';
import type { ModelContent } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Compute, ModelDrawingRequest } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import type { ModelRecord } from './model.ts';
import { modelPrefix } from './model-keys.ts';
import { requireReadModel } from './require-model.ts';

export interface DrawingDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly compute: Compute;
  /** Counts a drawing that is made anew. */
  readonly take: () => Promise<unknown>;
}

/** Above a storey: through windows and doors, above tables. */
const CUT_ABOVE_M = 1.1;

/** No row names a drawing: it stays until the sweep of models comes by, and is made again by the same request. */
export function drawingKey(modelId: string, drawing: string, ending: ModelDrawingFormat | 'json'): string {
  return `${modelPrefix(modelId)}drawing-${drawing}.${ending}`;
}

/**
 * Draws one of a person's models; the same drawing of the same version is made once.
 *
 * @throws AppError as `requireReadModel`; `DRAWING_EMPTY`, `DRAWING_TOO_LARGE`, `DRAWING_TOO_SLOW`; `NOT_FOUND` for an unknown view or
 * storey
 */
export async function drawOwnModel(
  { database, storage, compute, take }: DrawingDependencies,
  {
    userId,
    body,
    locale,
  }: { readonly userId: string; readonly body: ModelDrawingBody; readonly locale: Locale },
  signal: AbortSignal,
): Promise<DrawnModel & { url: string }> {
  const { modelId, of: hash } = body;
  const { model, version } = await requireReadModel(database.models, { modelId, userId, hash });
  const request = requestOf(body, model, version.content, locale);
  const drawing = createHash('sha256')
    .update(JSON.stringify([compute.drawingVersion, version.hash, request]))
    .digest('hex');
  const url = `${OTHER_PATHS.modelDrawing}?${new URLSearchParams({ modelId, drawing, format: body.format }).toString()}`;
  const [file, description] = [
    drawingKey(modelId, drawing, body.format),
    drawingKey(modelId, drawing, 'json'),
  ];
  if ((await storage.stat(file)) && (await storage.stat(description))) {
    const known = Buffer.from(await storage.get(description)).toString('utf8');
    return { ...drawnModelSchema.parse(JSON.parse(known)), url };
  }
  await take();
  const { bytes, ...drawn } = await compute.drawModel(await storage.get(version.storedKey), request, signal);
  await storage.put(file, bytes);
  await storage.put(description, Buffer.from(JSON.stringify(drawn)));
  return { ...drawn, url };
}

function requestOf(
  body: ModelDrawingBody,
  model: ModelRecord,
  content: ModelContent,
  language: Locale,
): ModelDrawingRequest {
  const { modelId: _model, of: _of, viewId, camera, storey, heightM, ...rest } = body;
  const floor =
    storey === undefined
      ? content.storeys.toSorted((a, b) => Math.abs(a.elevationM) - Math.abs(b.elevationM))[0]
      : content.storeys.find(({ key }) => key === storey);
  if (storey !== undefined && floor === undefined) throw new AppError('NOT_FOUND', `no storey ${storey}`);
  const isPlan = body.kind === 'plan';
  return {
    ...rest,
    language,
    camera: viewId === undefined ? camera : cameraOf(viewId, model, content),
    heightM: isPlan ? (heightM ?? (floor?.elevationM ?? content.boundsM.min[1]) + CUT_ABOVE_M) : undefined,
    name: isPlan && heightM === undefined ? floor?.name : undefined,
  };
}

function cameraOf(viewId: string, { views }: ModelRecord, { fileViews }: ModelContent) {
  const view = [...views, ...fileViews].find((each) => each.viewId === viewId);
  if (view === undefined) throw new AppError('NOT_FOUND', `no view ${viewId}`);
  return view.camera;
}
