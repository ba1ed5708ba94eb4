import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';

/** Where a base lies in a result, as shares of the result's width and height. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where a picture lies in another that is compared with it. On a new canvas the base lies where it was put; another
 * shape is shown whole in the middle, never stretched.
 *
 * @returns nothing where the two have one shape, so that one covers the other
 */
export function basePlace(base: Size, result: Size, request: RenderRequest | undefined): Place | undefined {
  if (request && TOOLS[request.function].fields.some(({ control }) => control === 'canvas')) {
    const { x, y } = request.outpaint ?? {
      x: (result.width - base.width) / 2,
      y: (result.height - base.height) / 2,
    };
    return {
      left: x / result.width,
      top: y / result.height,
      width: base.width / result.width,
      height: base.height / result.height,
    };
  }
  const shape = base.width / base.height / (result.width / result.height);
  if (Math.abs(Math.log(shape)) < 0.02) return undefined;
  const [width, height] = shape > 1 ? [1, 1 / shape] : [shape, 1];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
