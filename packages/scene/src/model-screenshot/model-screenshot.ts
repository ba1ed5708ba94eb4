import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { type PictureKind, READING_EDGE } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { correctModel } from './correct-model.ts';
import { draftModel } from './draft-model.ts';
import { paintShadedModel } from './paint/render-shaded-model.ts';
import { type ByHand, readShadedModel, type ShadedModel } from './read/read-shaded-model.ts';

/** Screenshots of models: flat colours with drawn edges, clay, a grey viewport. */
export const MODEL_SCREENSHOT = shadedPicture();

/** Pictures of shaded surfaces. @param byHand of those that no program has rendered */
export function shadedPicture(byHand?: ByHand): PictureKind<ShadedModel> {
  return {
    laysMaterials: true,
    read: ({ base, options, clock }) => readShadedModel(base, options, clock, byHand),
    // Models are read at that size at least, so that only larger results differ.
    regions: (model, { base, options, clock }) =>
      draftModel(
        options.maxEdge > READING_EDGE
          ? readShadedModel(base, { ...options, maxEdge: READING_EDGE }, clock, byHand)
          : model,
      ),
    correct: (model, regions) => withGiven(model, regions, model.model.labels, correctModel),
    paint: (model, base, request, context) =>
      paintShadedModel(base, model, request, startStages(context), context),
    evidence: ({ model, strokes }) => ({
      ink: { ...model.lines, data: model.lines.data.map((v) => 1 - v) },
      segments: strokes.segments,
      camera: strokes.camera ?? undefined,
      cells: model.labels,
    }),
  };
}
