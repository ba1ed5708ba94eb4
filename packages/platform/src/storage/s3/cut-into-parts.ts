/**
 * What comes in pieces of any size, in parts of one size. Only the last part is shorter, and it is empty only where nothing
 * came at all: stores want equal parts, and none that is empty.
 */
export async function* cutIntoParts(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const piece of pieces) {
    let rest = piece;
    while (heldBytes + rest.byteLength > partBytes) {
      const missing = partBytes - heldBytes;
      yield join([...held, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      held = [];
      heldBytes = 0;
    }
    held.push(rest);
    heldBytes += rest.byteLength;
  }
  yield join(held);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}
