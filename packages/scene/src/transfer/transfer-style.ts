import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { erode } from '@plumbline/imaging/morphology.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { decodeColour, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { ANALYSIS_EDGE, detectImageKind } from '../image-kind/detect-image-kind.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { lightPhoto } from '../photo/paint/light-photo.ts';
import { PHOTO_LOOKS } from '../photo/paint/photo-looks.ts';
import type { RenderContext, RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { Space } from '../image-kind/image-kind.ts';
import { detectMedium, type Medium } from './detect-medium.ts';
import { calmInventedEdges, type HoldOptions, holdEdges } from '../illustration/hold-edges.ts';
import { NEUTRAL_STYLE } from './neutral-style.ts';
import { decodeOklab, encodeOklab } from '@plumbline/imaging/oklab-planes.ts';
import { pairAreas } from './pair-areas.ts';
import { paintInMedium } from './paint-in-medium.ts';
import { type Areas, readAreas, readSky, wholePicture } from './read-areas.ts';
import { refuseBlank } from './refuse-blank.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { isModel } from '../image-kind/is-model.ts';
import { renderOnce } from '../pictures/render-once.ts';
import { within } from '@plumbline/imaging/tiles/render-context.ts';
import { styleFromAreas } from './style-from-reference.ts';
import { transferColours } from './transfer-colours.ts';
import { transferMaterials } from './transfer-materials.ts';
import type { TransferRequest } from './transfer-request.ts';

/** References are read at this longest edge. */
const REFERENCE_EDGE = 640;
/** A drawing or a model is first rendered in the reference's palette; its colours then need less of a push. */
const RENDERED_SHARE = 0.6;

/**
 * Gives a picture the style of another one. Colours and light always; with `followMaterials` its materials too: the strokes and
 * washes of a painted reference, laid along the base's own forms, or the floor, walls and crispness of a photo or a render.
 * Drawings and models are first rendered in the reference's palette. The edges of the base are held throughout.
 * @param base any number of channels; transparency is laid on white, as it is for `reference`.
 * @throws SceneRefusal `BLANK_PICTURE` where the base shows nothing; the reason of `context.signal` once it is aborted.
 */
export function transferStyle(
  base: Raster,
  reference: Raster,
  request: TransferRequest,
  context: RenderContext,
): RenderOutcome {
  const clock = startStages(context);
  const check = (): void => context.signal.throwIfAborted();
  clock.next('prepare', 0);
  const size = fitWithin(base.width, base.height, request.maxEdge);
  const own = toRgb(resizeArea(base, size.width, size.height));
  refuseBlank(own);
  const style = readReference(reference);
  const { kind, space: seen } = detectImageKind(
    Math.max(size.width, size.height) >= ANALYSIS_EDGE ? own : base,
  );
  check();
  // References are mostly paintings and photographs, of which the net has seen no real ones.
  const read = detectImageKind(style, null);
  const medium = detectMedium(style, read.kind);
  const space: Space = request.space === 'any' ? seen : request.space;
  // Floors, walls and lawns of a picture of another subject have no counterpart: then it is its colours as a whole that count.
  const alike = medium === 'photo' && read.space === space;
  const styleAreas = alike ? readAreas(style, space) : readSky(style);
  clock.next('surfaces', 0.08);
  const rendered = isDrawn(kind) || isModel(kind);
  const outcome = rendered
    ? renderOnce(
        toRgb(base),
        space,
        {
          space,
          kind,
          style: styleFromAreas(style, styleAreas, read.space, NEUTRAL_STYLE),
          atmosphere: request.atmosphere,
          cnStrength: request.cnStrength,
          similarity: 1 - request.styleStrength,
          seed: request.seed,
          maxEdge: request.maxEdge,
        },
        within(context, 0.08, 0.4),
      )
    : null;
  const picture = outcome?.picture ?? own;
  clock.next('surfaces', 0.4);
  const areas = alike
    ? readAreas(picture, space)
    : space === 'exterior'
      ? readSky(picture)
      : wholePicture(picture);
  clock.next('colours', 0.5);
  // Materials bring their own colour with them.
  const strength = Math.min(1, (request.followMaterials ? 1.12 : 1) * strengthOf(request.styleStrength));
  const painted = request.followMaterials && medium !== 'photo';
  const colours =
    painted && medium === 'ink'
      ? decodeOklab(picture)
      : transferColours(
          picture,
          style,
          pairAreas(rendered ? skyOnly(areas) : areas, styleAreas, style),
          rendered ? RENDERED_SHARE * strength : strength,
        );
  clock.next('materials', 0.62);
  const light = greyscale(own);
  const notes = [`kind: ${kind}`, `reference: ${medium}`];
  let planes = colours;
  if (request.followMaterials && medium !== 'photo')
    planes = paintInMedium(colours, greyscale(picture), style, medium, request.seed, check);
  else if (request.followMaterials)
    notes.push(
      ...transferMaterials(
        planes,
        { picture, areas },
        { picture: style, areas: styleAreas },
        strength,
        request.seed,
        check,
      ),
    );
  clock.next('light', 0.88);
  const encoded = encodeOklab(planes);
  const result = rendered || request.atmosphere === 'sunny' ? encoded : lightUp(encoded, request, space);
  clock.next('edges', 0.92);
  holdEdges(result, light, holdOptions(request, medium, rendered, areas.sky));
  calmInventedEdges(result, light);
  return { picture: result, confidence: outcome?.confidence ?? 0.8, timings: clock.finish(), notes };
}

/** A rendered drawing has its palette by role already; coloured apart once more, its surfaces would show seams. */
function skyOnly({ sky, rest }: Areas): Areas {
  const others = rest === null ? null : { ...rest, data: rest.data.map((_, i) => 1 - (sky?.data[i] ?? 0)) };
  return { sky, ground: null, wall: null, ceiling: null, rest: others };
}

/** A reference of usable size, RGB. */
function readReference(reference: Raster): Raster {
  const { width, height } = fitWithin(reference.width, reference.height, REFERENCE_EDGE);
  // A thumbnail of a few pixels still has colours; it is read as a picture that filters can work on.
  const k = Math.max(1, 24 / Math.min(width, height));
  return toRgb(
    resizeArea(reference, Math.min(640, Math.ceil(width * k)), Math.min(640, Math.ceil(height * k))),
  );
}

/** Rises fast: half way to the reference is already clearly its style. */
function strengthOf(styleStrength: number): number {
  return 0.3 + 0.7 * (1 - (1 - styleStrength) ** 2.2);
}

function holdOptions(
  { cnStrength, followMaterials }: TransferRequest,
  medium: Medium,
  rendered: boolean,
  sky: Plane | null,
): HoldOptions {
  const share = 0.3 + 0.5 * cnStrength;
  const painted = followMaterials && medium !== 'photo';
  // Deep in a sky that was painted nothing is held, or its old clouds would stand out as ridges; along it the roof line is.
  const free = sky !== null && (painted || rendered) ? erode(sky, 3) : null;
  return painted ? { share, texture: 0.24 + 0.5 * cnStrength, free } : { share: share + 0.1, free };
}

function lightUp(picture: Raster, { atmosphere }: TransferRequest, space: Space): Raster {
  const planes = decodeColour(picture);
  lightPhoto(planes, PHOTO_LOOKS[space][atmosphere]);
  return encodeColour(planes);
}
