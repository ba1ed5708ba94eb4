import { type LiveResultMeta, liveResultMetaSchema } from './live-messages.ts';

/** Bytes of a frame's number at the head of every binary message, big-endian. */
const NUMBER_BYTES = 4;
/** Bytes of the length of a result's meta data, which follow the number. */
const LENGTH_BYTES = 2;

export interface LiveFrameMessage {
  readonly frame: number;
  /** A JPEG, PNG or WebP. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

export interface LiveResultMessage extends LiveFrameMessage {
  readonly meta: LiveResultMeta;
}

/** A frame as it is sent: its number (uint32, big-endian), then the bytes of its picture. */
export function encodeFrame({ frame, picture }: LiveFrameMessage): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(NUMBER_BYTES + picture.length);
  new DataView(bytes.buffer).setUint32(0, frame);
  bytes.set(picture, NUMBER_BYTES);
  return bytes;
}

/** @returns undefined where there is no picture behind the number */
export function decodeFrame(bytes: Uint8Array): LiveFrameMessage | undefined {
  if (bytes.length <= NUMBER_BYTES) return undefined;
  return { frame: viewOf(bytes).getUint32(0), picture: bytes.slice(NUMBER_BYTES) };
}

/** A result: the number of the frame that it answers, the length of what is known of it (uint16), that as JSON, the picture. */
export function encodeResult({ frame, meta, picture }: LiveResultMessage): Uint8Array<ArrayBuffer> {
  const known = new TextEncoder().encode(JSON.stringify(meta));
  const head = NUMBER_BYTES + LENGTH_BYTES;
  const bytes = new Uint8Array(head + known.length + picture.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, frame);
  view.setUint16(NUMBER_BYTES, known.length);
  bytes.set(known, head);
  bytes.set(picture, head + known.length);
  return bytes;
}

/** @returns undefined where it is no result of this protocol */
export function decodeResult(bytes: Uint8Array): LiveResultMessage | undefined {
  const head = NUMBER_BYTES + LENGTH_BYTES;
  if (bytes.length < head) return undefined;
  const view = viewOf(bytes);
  const end = head + view.getUint16(NUMBER_BYTES);
  if (bytes.length <= end) return undefined;
  const meta = liveResultMetaSchema.safeParse(parseJson(bytes.subarray(head, end)));
  if (!meta.success) return undefined;
  return { frame: view.getUint32(0), meta: meta.data, picture: bytes.slice(end) };
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
