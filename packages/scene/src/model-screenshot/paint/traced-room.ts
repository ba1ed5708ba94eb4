import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { paintStrokes } from '../../drawing/stroke-map.ts';
import { axisOfSegment } from '../../drawing/find-camera.ts';
import { fitRoomBox } from '../../geometry/fit-room-box.ts';
import type { RoomBox } from '../../geometry/room-box.ts';
import { shellOfRoom } from '../../geometry/shell-of-room.ts';
import { standDraftUp } from '../../geometry/stand-draft-up.ts';
import { squaredFacing } from '../../learned/hear-facing.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { SceneDraft } from '../../scene-value/scene-draft.ts';
import { carryUp } from '../../traced-light/carry-up.ts';
import { adaptedLevel, exposureOf } from '../../traced-light/expose-light.ts';
import { regionsByLabel } from '../../traced-light/light-grid.ts';
import type { LitSurface } from '../../traced-light/lit-drawing.ts';
import { numberPlanes } from '../../traced-light/number-planes.ts';
import { ROOM_SUN, tracedSun } from '../../traced-light/room-sun.ts';
import { traceRoomLight } from '../../traced-light/trace-room-light.ts';
import { draftModel } from '../draft-model.ts';
import type { ShadedInterior } from '../read/read-shaded-model.ts';

/** How much of a room's form daylight through its windows gives: at night lamps do, which are not traced. */
const DAYLIGHT: Readonly<Record<Atmosphere, number>> = {
  sunny: 1,
  rain: 1,
  fog: 0.8,
  snow: 0.9,
  dusk: 0.8,
  lights: 0.45,
};
/** How much of its colour bounced light keeps, and the most of one channel to the mean. */
const COLOURED = 0.35;
const MOST_COLOURED = 1.4;

/** Light on a model's room, by which its plain daylight is multiplied. */
export type RoomLight = ColourPlanes;

/**
 * Light traced in a model's room as it stands: a viewport shows faces in even light, without the windows that light them and without
 * the shadows of what stands there. Undefined where the room does not close to a box, or its camera is not to be trusted.
 */
export function traceModelRoom(
  shaded: ShadedInterior,
  request: Pick<RenderRequest, 'style' | 'atmosphere' | 'sun'>,
  context: RenderContext,
): RoomLight | undefined {
  const draft = roomDraft(shaded);
  const geometry = draft && standDraftUp(draft, true);
  if (draft === undefined || geometry === undefined) return undefined;
  const { labels } = draft;
  const regions = regionsByLabel(geometry.regions, labels.count);
  const colours = meanColours(labels, shaded.model.fill);
  const traced = traceRoomLight(
    {
      labels,
      geometry,
      surfaces: draft.regions.map(
        ({ class: name }, l): LitSurface => ({
          colour: colours[l] as Rgb,
          pane: name === 'glass',
          casts: regions[l]?.evidence !== 'guess' && name !== 'lamp' && name !== 'glass',
        }),
      ),
      recipe: {
        style: request.style,
        atmosphere: request.atmosphere,
        seed: 1,
        sunAzimuth: 0,
        warmth: 0,
        clay: false,
      },
      sun: tracedSun(request),
    },
    context,
  );
  const carried = carryUp(traced, labels, 1, numberPlanes(regions));
  const gain = exposureOf(traced);
  const { r, g, b } = carried.light;
  const share = DAYLIGHT[request.atmosphere];
  const { sun: strength, sunColour } = ROOM_SUN[request.atmosphere];
  for (let i = 0; i < r.length; i++) {
    const region = regions[labels.data[i] as number];
    if (
      region === undefined ||
      region.part === 'backdrop' ||
      draft.regions[labels.data[i] as number]?.class === 'glass'
    ) {
      r[i] = 1;
      g[i] = 1;
      b[i] = 1;
      continue;
    }
    const [x, y, z] = [(r[i] as number) * gain[0], (g[i] as number) * gain[1], (b[i] as number) * gain[2]];
    const bright = 0.2126 * x + 0.7152 * y + 0.0722 * z;
    const level = 1 + share * (adaptedLevel(bright) - 1);
    const sun = strength * (carried.sun[i] as number);
    r[i] = level * tinge(x, bright) + sunColour[0] * sun;
    g[i] = level * tinge(y, bright) + sunColour[1] * sun;
    b[i] = level * tinge(z, bright) + sunColour[2] * sun;
  }
  return carried.light;
}

function tinge(channel: number, bright: number): number {
  return 1 - COLOURED + COLOURED * Math.min(MOST_COLOURED, channel / Math.max(1e-5, bright));
}

/** The regions of a room with the box that closes it; undefined where none is drawn. */
function roomDraft(shaded: ShadedInterior): SceneDraft | undefined {
  const { camera } = shaded.strokes;
  const box = camera === null ? undefined : boxOf(shaded);
  if (camera === null || box === undefined) return undefined;
  const draft = draftModel(shaded);
  return {
    ...draft,
    camera,
    regions: draft.regions.map((region) =>
      region.normal === undefined ? region : { ...region, normal: squaredFacing(region.normal, camera) },
    ),
    shell: shellOfRoom(box),
  };
}

function boxOf({ strokes: { camera, segments }, model }: ShadedInterior): RoomBox | undefined {
  if (camera === null) return undefined;
  const { width, height } = model.labels;
  const unit = Math.max(width, height) / 1024;
  const along = segments.map((segment) => ({ ...segment, axis: axisOfSegment(camera, segment) }));
  return fitRoomBox({
    width,
    height,
    unit,
    camera,
    kind: 'cad',
    frame: { x0: 0, y0: 0, x1: width - 1, y1: height - 1, framed: false },
    segments: along,
    strokeAxis: paintStrokes(segments, along, width, height, unit),
  });
}

/** Linear mean colour of each region. */
function meanColours({ data, count }: LabelMap, { r, g, b }: DisplayPlanes): Rgb[] {
  const sums = new Float64Array(4 * (count + 1));
  for (let i = 0; i < data.length; i++) {
    const at = 4 * (data[i] as number);
    sums[at] = (sums[at] as number) + (r.data[i] as number) ** 2.2;
    sums[at + 1] = (sums[at + 1] as number) + (g.data[i] as number) ** 2.2;
    sums[at + 2] = (sums[at + 2] as number) + (b.data[i] as number) ** 2.2;
    sums[at + 3] = (sums[at + 3] as number) + 1;
  }
  return Array.from({ length: count + 1 }, (_, l): Rgb => {
    const area = Math.max(1, sums[4 * l + 3] as number);
    return [
      (sums[4 * l] as number) / area,
      (sums[4 * l + 1] as number) / area,
      (sums[4 * l + 2] as number) / area,
    ];
  });
}
