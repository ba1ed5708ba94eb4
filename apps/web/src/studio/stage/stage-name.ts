import type { TFunction } from 'i18next';

/** Stage keys of the engines by what a user would call them. */
const STAGES = {
  reading: 'readingStage',
  measure: 'readingStage',
  camera: 'readingStage',
  cells: 'readingStage',
  ink: 'readingStage',
  paint: 'paintingStage',
  weather: 'paintingStage',
  develop: 'paintingStage',
  lines: 'linesStage',
  'ink-over': 'linesStage',
  fidelity: 'checkingStage',
} as const;

/** The name of an engine's stage; one that we have no word for reads as rendering. */
export function stageName(t: TFunction<'stage'>, stage: string | null): string {
  return stage !== null && Object.hasOwn(STAGES, stage)
    ? t(STAGES[stage as keyof typeof STAGES])
    : t('anyStage');
}
