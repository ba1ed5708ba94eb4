/** What a binary message of the socket holds. */
export type BinaryFrame =
  /** `promptId` undefined: of an older kind that does not say whose it is. */
  | { readonly kind: 'preview'; readonly promptId: string | undefined; readonly image: Uint8Array }
  | { readonly kind: 'text'; readonly node: string; readonly text: string };

const PREVIEW = 1;
const TEXT = 3;
const PREVIEW_WITH_METADATA = 4;

/** @returns undefined for kinds that nobody knows and for frames that end too early */
export function parseBinaryFrame(bytes: Uint8Array): BinaryFrame | undefined {
  if (bytes.byteLength < 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.getUint32(0);
  if (kind === PREVIEW) return preview(bytes.subarray(8), undefined);
  if (kind !== TEXT && kind !== PREVIEW_WITH_METADATA) return undefined;
  const length = view.getUint32(4);
  if (8 + length > bytes.byteLength) return undefined;
  const head = Buffer.from(bytes.subarray(8, 8 + length)).toString();
  const rest = bytes.subarray(8 + length);
  if (kind === TEXT) return { kind: 'text', node: head, text: Buffer.from(rest).toString() };
  const promptId = promptIdOf(head);
  return promptId === undefined ? undefined : preview(rest, promptId);
}

function preview(image: Uint8Array, promptId: string | undefined): BinaryFrame | undefined {
  return image.byteLength === 0 ? undefined : { kind: 'preview', promptId, image };
}

function promptIdOf(metadata: string): string | undefined {
  try {
    const { prompt_id: id } = JSON.parse(metadata) as { readonly prompt_id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
