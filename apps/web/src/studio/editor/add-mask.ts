import { MASK_COLOURS } from '../../theme/tokens.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import type { MaskDocument } from '@plumbline/editor/mask-document.ts';

/** A colour that no mask of the document has yet, while there are any left. */
function freeColour(document: MaskDocument): string {
  const used = new Set(document.masks.map(({ color }) => color));
  return (
    MASK_COLOURS.find((colour) => !used.has(colour)) ??
    MASK_COLOURS[document.masks.length % MASK_COLOURS.length] ??
    MASK_COLOURS[0]
  );
}

/** The least number that no mask's name ends with. */
function nextNumber(document: MaskDocument): number {
  const used = new Set(document.masks.map(({ name }) => Number(/(\d+)$/.exec(name)?.[1])));
  let next = 1;
  while (used.has(next)) next += 1;
  return next;
}

/** An empty mask of its own name and colour on top, which is worked on from now. */
export function addMask(
  document: MaskDocument,
  nameOf: (n: number) => string,
  layer?: MaskLayer,
  id: string = newMaskId(),
): void {
  const properties = { name: nameOf(nextNumber(document)), color: freeColour(document), visible: true };
  document.addMask(id, properties, layer);
}

/** Unique among the masks of all devices. `randomUUID` exists only where the page is served securely. */
function newMaskId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
