import { joinReadings } from '../kinds/join-readings.ts';
import { createKindReader, type KindReader } from '../kinds/learned-kind.ts';
import { rememberLast } from '../remember-last.ts';
import weights from '../kinds/kind-weights.json' with { type: 'json' };
import { ownPixelReader } from './own-pixel-reader.ts';

/** How much the net of kinds weighs of both: it has seen real pictures, the net of pixels has not. */
const KINDS_SHARE = 0.65;

let reader: { readonly read: KindReader | null } | undefined;

/** What both nets say of a whole picture together, with our own weights; one alone where the other's are damaged, null where both are. */
export function ownKindReader(): KindReader | null {
  reader ??= { read: joined(createKindReader(weights), ownPixelReader()?.tell ?? null) };
  return reader.read;
}

function joined(kinds: KindReader | null, pixels: KindReader | null): KindReader | null {
  if (kinds === null || pixels === null) return kinds ?? pixels;
  return rememberLast((picture) => joinReadings(kinds(picture), pixels(picture), KINDS_SHARE));
}
