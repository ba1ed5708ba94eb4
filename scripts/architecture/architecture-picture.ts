import { assignLayers } from './assign-layers.ts';
import { orderLayers } from './order-layers.ts';
import { readPartGraph, reduceArrows } from './part-graph.ts';
import { writeSvg } from './write-svg.ts';

/** Where the picture lies, from the root of the repository. */
export const ARCHITECTURE_PICTURE = 'docs/pictures/architecture.svg';

/**
 * The picture of which part imports which, as the sources are now: the same sources give the same bytes.
 *
 * @throws when an arrow would run back
 */
export function drawArchitecture(): string {
  const arrows = reduceArrows(readPartGraph());
  return writeSvg(orderLayers(arrows, assignLayers(arrows)));
}
