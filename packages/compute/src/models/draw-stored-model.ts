import { gunzipSync } from 'node:zlib';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { DrawnModelFile, ModelDrawingRequest } from '@plumbline/core/ports/compute.ts';
import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import { drawModel } from '@plumbline/models/drawings/draw-model.ts';
import type { Drawing } from '@plumbline/models/drawings/drawing.ts';
import { DrawingFailure } from '@plumbline/models/drawings/drawing-failure.ts';
import type { DrawingView } from '@plumbline/models/drawings/view.ts';
import { paintDrawing } from '@plumbline/models/drawings/write/paint-drawing.ts';
import { writePdf } from '@plumbline/models/drawings/write/write-pdf.ts';
import { writeSvg } from '@plumbline/models/drawings/write/write-svg.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';

/** Of a PNG: on A3 200 dots to the inch are what a render of full size has. */
const LONG_SIDE_PX = 3300;

/** Draws a model from its stored form. @throws AppError a code of `DrawingFailure` */
export async function drawStoredModel(
  stored: Uint8Array,
  request: ModelDrawingRequest,
  signal: AbortSignal,
): Promise<DrawnModelFile> {
  const drawing = draw(stored, request, signal);
  const { name, widthMm, heightMm } = drawing.sheet;
  return {
    bytes: await write(drawing, request),
    format: request.format,
    sheet: name,
    widthMm,
    heightMm,
    scale: drawing.scale,
    notes: [...drawing.notes],
  };
}

function draw(stored: Uint8Array, request: ModelDrawingRequest, signal: AbortSignal): Drawing {
  const { section, hidden, sheet, scale, poche, language, name, north, kind } = request;
  const view = viewOf(request);
  try {
    return drawModel(decodeModel(gunzipSync(stored)), {
      view,
      sections: kind === 'section' ? section?.slice(1) : section,
      hidden,
      sheet,
      scale,
      poche,
      language,
      name,
      north,
      clay: kind === 'clay',
      signal,
    });
  } catch (error) {
    if (!(error instanceof DrawingFailure)) throw error;
    throw new AppError(error.code, error.message, { values: error.values, cause: error });
  }
}

function viewOf(request: ModelDrawingRequest): DrawingView {
  const { kind, camera, section, heightM = 0, side, azimuth, elevation, ratio } = request;
  if (kind === 'plan') return { kind, heightM };
  if (kind === 'elevation') return { kind, side };
  if (kind === 'axonometric') return { kind, azimuth, elevation };
  const [plane] = section ?? [];
  if (kind === 'section' && plane !== undefined && plane.axis !== 'y')
    return { kind, plane: { ...plane, axis: plane.axis } };
  if (camera === undefined) throw new AppError('VALIDATION_FAILED', `a ${kind} without a camera or a plane`);
  return { kind: 'perspective', camera, ratio };
}

async function write(drawing: Drawing, { format, language }: ModelDrawingRequest): Promise<Uint8Array> {
  if (format === 'pdf') return writePdf(drawing, language);
  if (format === 'svg') return Buffer.from(writeSvg(drawing));
  const { width, height, data } = paintDrawing(drawing, LONG_SIDE_PX);
  const png = await encodePng({ width, height, channels: 3, filter: 'none' }, (y, row) =>
    row.set(data.subarray(y * width * 3, (y + 1) * width * 3)),
  );
  if (!png) throw new Error('a drawing has no limit');
  return png;
}
