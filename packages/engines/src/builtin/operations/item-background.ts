import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { SHRINK_RATIO_DEFAULT } from '@plumbline/contract/constants.ts';
import { cutOut } from '@plumbline/imaging/matting/cut-out.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { stageItem } from '@plumbline/edits/item/stage-item.ts';
import { within } from '@plumbline/imaging/tiles/render-context.ts';
import { type Operation, requireBase } from '../../define-operation.ts';
import { toSceneRequest } from '../to-scene-request.ts';

/** Share of the time that cutting out takes. */
const CUTTING = 0.3;

/**
 * A scene where inside and outside meet is rendered; a single item, where a set is asked for, is cut out and shown in it.
 *
 * @param scene how whole scenes are rendered
 */
export function withItemSets(scene: Operation): Operation {
  return {
    function: scene.function,
    run: async (input, context) => {
      const { itemSet } = input.request;
      if (itemSet === undefined || itemSet === 'scene') return scene.run(input, context);
      const base = toRgb(requireBase(input));
      const { signal } = context;
      signal.throwIfAborted();
      const cutting = within(context, 0, CUTTING);
      const found = cutOut(base, null, { check: () => signal.throwIfAborted(), progress: cutting.progress });
      if (!found) throw new AppError('ITEM_NOT_FOUND', 'no single item stands out');
      const { request, seed, content } = input;
      const { scene: asked, notes } = toSceneRequest(base, request, {
        space: 'interior',
        seed,
        content,
      });
      const outcome = stageItem(
        found.picture,
        base,
        {
          set: itemSet,
          style: asked.style,
          atmosphere: asked.atmosphere,
          ...(asked.environment === undefined ? {} : { environment: asked.environment }),
          ...(asked.scenery === undefined ? {} : { scenery: asked.scenery }),
          share: request.scaleRatio ?? SHRINK_RATIO_DEFAULT,
          seed,
          maxEdge: asked.maxEdge,
        },
        within(context, CUTTING, 1),
      );
      if (!outcome) throw new AppError('ITEM_NOT_FOUND', 'the item that was cut out is empty');
      context.progress(1, 'compose');
      // A new picture around the item: there is no geometry of a base to keep.
      return {
        ...outcome,
        confidence: found.confidence,
        fidelity: null,
        notes: [...notes, ...outcome.notes],
        facts: { method: `set:${itemSet}` },
      };
    },
  };
}
