import type { Scene } from '@plumbline/contract/api/scene.ts';
import type { TFunction } from 'i18next';

/** `3 regions corrected · 1 locked`, each region counted once; `undefined` where nothing was. */
export function correctionsInWords(
  t: TFunction<'scene'>,
  scene: Pick<Scene, 'regions' | 'idMap'>,
): string | undefined {
  const corrected = scene.regions.filter((region) => region.corrected && !region.lock).length;
  const locked = scene.regions.filter((region) => region.lock).length;
  const words = [
    ...(corrected > 0 ? [t('corrected', { count: corrected })] : []),
    ...(locked > 0 ? [t('locked', { count: locked })] : []),
    ...(scene.idMap === null ? [] : [t('mapInUse')]),
  ];
  return words.length === 0 ? undefined : words.join(' · ');
}
