import type { TFunction } from 'i18next';

/** What a user calls a stretch of the work → the engines' stage keys in it. */
const STRETCHES = {
  waitingStage: ['waiting'],
  readingStage: [
    'prepare',
    'ink',
    'barrier',
    'camera',
    'cells',
    'measure',
    'read-ink',
    'read-barrier',
    'read-camera',
    'read-cells',
    'read-measure',
    'reading',
    'room',
    'roles',
    'surfaces',
    'understand',
    'subject',
  ],
  // Where nothing is drawn: designs of our own, and models.
  sceneStage: ['layout', 'shapes', 'outlook', 'sight'],
  paintingStage: [
    'paint',
    'planting',
    'clay',
    'colours',
    'materials',
    'washes',
    'search',
    'seams',
    'blend',
    'compose',
    'output-ink',
    'output-cells',
  ],
  lightStage: [
    'light',
    'sun',
    'sheen',
    'sky',
    'weather',
    'atmosphere',
    'develop',
    'grade',
    'finish',
    'smooth',
  ],
  linesStage: ['lines', 'ink-over', 'edges', 'clean', 'alpha'],
  enlargingStage: ['enlarge'],
  clarifyingStage: ['clarify'],
  packingStage: ['compress'],
  comparingStage: ['compare'],
  checkingStage: ['fidelity'],
  // A server of generating models: what comes before its steps, and the steps.
  serverStage: ['controls', 'asked', 'preparing', 'loading', 'smaller'],
  samplingStage: ['sampling', 'answered'],
} as const;

type StretchKey = keyof typeof STRETCHES;

/** The name of an engine's stage; one that we have no word for reads as rendering. */
export function stageName(t: TFunction<'stage'>, stage: string | null): string {
  const found = (Object.keys(STRETCHES) as StretchKey[]).find((key) =>
    STRETCHES[key].some((each) => each === stage),
  );
  return t(found ?? 'anyStage');
}
