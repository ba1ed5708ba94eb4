import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { StandPlanOptions, StoodPlanFile } from '@plumbline/core/ports/compute.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { standUp } from '@plumbline/plan-models/stand-up.ts';
import { SceneRefusal } from '@plumbline/scene/image-kind/scene-refusal.ts';
import { readCorrectedPlan } from '@plumbline/scene/pictures/read-corrected-plan.ts';
import { decodeUpright } from '../pictures/decode-upright.ts';
import { layOnBackground } from '../pictures/lay-on-background.ts';
import { toSceneCorrection } from '../pictures/to-scene-correction.ts';

/** A picture of a floor plan as a model in the stored form. @throws AppError the code of a `SceneRefusal` */
export async function standPlanOf(
  file: Uint8Array,
  { corrections, idMap, language, wallHeightM, longSideM, furnished }: StandPlanOptions,
  signal: AbortSignal,
): Promise<StoodPlanFile> {
  const decode = async (bytes: Uint8Array) => layOnBackground(await decodeUpright(bytes));
  const base = await decode(file);
  const map = idMap && (await decode(idMap));
  const plan = refusing(() =>
    readCorrectedPlan(
      base,
      { corrections: corrections.map(toSceneCorrection), idMap: map },
      { signal, progress: () => undefined },
    ),
  );
  signal.throwIfAborted();
  const { model, frame, walls } = standUp(plan, {
    language,
    furnished,
    wallHeight: wallHeightM,
    longSide: longSideM,
  });
  const [x, y] = frame.centre;
  return {
    bytes: encodeModel(model),
    frame: { centre: [x / plan.scale, y / plan.scale], metresPerPixel: frame.metres * plan.scale },
    walls: { mean: Math.min(1, walls.mean), most: Math.min(1, walls.most) },
  };
}

/** What cannot honestly be read is an answer to whoever asked. */
function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SceneRefusal) throw new AppError(error.code, error.message, { cause: error });
    throw error;
  }
}
