import type { TFunction } from 'i18next';
import { stageTexts } from './texts.ts';

/** The name of an engine's stage; a stage that we have no word for reads as rendering. */
export function stageName(t: TFunction<'stage'>, stage: string | null): string {
  const key = `stage_${stage ?? ''}`;
  return Object.hasOwn(stageTexts, key) ? t(key as 'stage_render') : t('stage_render');
}
