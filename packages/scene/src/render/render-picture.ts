import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type RenderContext, within } from '@plumbline/imaging/tiles/render-context.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { isDrawn } from '../image-kind/is-drawn.ts';
import { findScreenshotFrame } from '../lock/screenshot-frame.ts';
import type { ReadOptions } from '../picture-kind.ts';
import { insideOrOutside } from '../pictures/inside-or-outside.ts';
import { pictureKind } from '../pictures/picture-kinds.ts';
import { understandPicture } from '../pictures/understand-picture.ts';
import type { RenderRequest } from '../render-request.ts';
import type { SceneSpace } from '../scene-value/scene-value.ts';
import { keepWhatIsLocked, READING_SHARE } from './keep-what-is-locked.ts';
import type { MeasuredOutcome } from './render-faithfully.ts';
import { hasWishes } from './has-wishes.ts';

/** What a picture is taken to show. */
export interface View {
  readonly shows: SceneSpace;
  /** As what a person sees its regions, where that is something else than it is painted as. */
  readonly regionsOf?: SceneSpace;
}

/**
 * From a picture to the same design as another picture:
 *
 * 1. **Kind**: what it shows and how it is made choose one entry of the table of kinds.
 *    A drawing in light lines on a dark ground is turned to ink on paper first, and what was kept is measured on that.
 * 2. **Frame**: of a screenshot the drawing area is rendered alone.
 * 3. **Read**: once, whatever is painted from it.
 * 4. **Understand**: only where a person says something of its regions, they are drawn up, and what was said goes into the reading.
 * 5. **Paint**, lay chosen materials, finish, put back what is locked, **measure** what was kept, and do it again closer to the base
 *    until enough was.
 *
 * @param original RGB
 * @throws the reason of `context.signal` once it is aborted
 * @throws SceneRefusal where the picture cannot honestly be read as what it is said to show
 */
export function renderPicture(
  original: Raster,
  view: View,
  request: RenderRequest,
  context: RenderContext,
): MeasuredOutcome {
  const clock = startStages(within(context, 0, READING_SHARE));
  const kind = pictureKind(request.kind, view.shows);
  const frame = showsView(view) ? findScreenshotFrame(original) : undefined;
  const drawn = frame?.inside ?? original;
  const seen = isDrawn(request.kind) ? positiveDrawing(drawn) : drawn;
  const base = seen === drawn ? original : (frame?.around(seen) ?? seen);
  const { isDraft = false, findings } = context;
  const options = { ...readOptions(request, view), isDraft, ...(findings && { findings }) };
  if (hasWishes(request)) {
    // Regions are those of the whole picture, as a person saw them.
    const by = view.regionsOf === undefined ? undefined : pictureKind(request.kind, view.regionsOf);
    const { reading, ...regions } = understandPicture(kind, { base, options, clock }, request, by);
    return keepWhatIsLocked({ base, original }, request, context, {
      readTimings: clock.finish(),
      regions,
      laysMaterials: kind.laysMaterials,
      locked: frame?.locked,
      paint: (attempt, attemptContext) => kind.paint(reading, base, asShown(attempt, view), attemptContext),
    });
  }
  const reading = kind.read({ base: seen, options, clock });
  const paint = (attempt: RenderRequest, attemptContext: RenderContext) =>
    kind.paint(reading, seen, asShown(attempt, view), attemptContext);
  return keepWhatIsLocked({ base, original }, request, context, {
    readTimings: clock.finish(),
    locked: frame?.locked,
    paint: (attempt, attemptContext) =>
      frame === undefined
        ? paint(attempt, attemptContext)
        : frame.paintInside(attempt, (inside) => paint(inside, attemptContext)),
  });
}

/** Programs show their models in a window; drawings of gardens, sites and plans fill their sheet. */
function showsView({ shows }: View): boolean {
  return shows === 'interior' || shows === 'exterior';
}

function readOptions({ kind, seed, maxEdge }: RenderRequest, { shows }: View): ReadOptions {
  return { kind, space: insideOrOutside(shows), seed, maxEdge };
}

function asShown(request: RenderRequest, { shows }: View): RenderRequest {
  return { ...request, space: insideOrOutside(shows) };
}
