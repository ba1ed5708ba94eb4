import type { SourceType } from './source-type.ts';

/**
 * Labels in a file that say its picture was made or changed by AI. Whoever passes a picture on must not lose them
 * (Measures for Labelling AI-Generated Synthetic Content, article 10; GB 45438-2025).
 */
export interface AiLabels {
  /** The JSON text of the `AIGC` field, unchanged. */
  readonly aigc: string | null;
  /** IPTC digital source type, an address under `http://cv.iptc.org/newscodes/digitalsourcetype/`. */
  readonly digitalSourceType: string | null;
}

const SOURCE_TYPE_BASE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** What the standard's annex E allows in values. */
const PLAIN = /^[\x21\x23-\x7e]+$/;

/**
 * The label of a picture made here: the fields of GB 45438-2025, annex E, in their order. `Label` 1 says that it was
 * generated; what spreads the picture further fills in the fields of the propagator.
 *
 * @param produceId our number of the picture, in printable ASCII
 */
export function labelsOfResult({
  providerCode,
  produceId,
  sourceType,
}: {
  readonly providerCode: string;
  readonly produceId: string;
  readonly sourceType: SourceType;
}): AiLabels {
  if (!PLAIN.test(providerCode) || !PLAIN.test(produceId))
    throw new Error(`A label cannot hold ${providerCode} or ${produceId}.`);
  const field = {
    Label: '1',
    ContentProducer: providerCode,
    ProduceID: produceId,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  };
  return { aigc: JSON.stringify(field), digitalSourceType: `${SOURCE_TYPE_BASE}${sourceType}` };
}

/** Whether a picture declares that a trained model made it or a part of it. */
export function namesTrainedModel(labels: AiLabels | null): boolean {
  return /\/(trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia)$/.test(
    labels?.digitalSourceType ?? '',
  );
}
