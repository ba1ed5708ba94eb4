import type { ProjectModelAreas } from '@plumbline/contract/api/schedules.ts';
import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';

type Surface = ProjectModelAreas['surfaces'][number];

/** How areas of models are written, on the page and on paper. */
export function useAreaWords() {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return {
      area: (areaM2: number) => t('squareMetres', { area: number.format(areaM2) }),
      roomOf: ({ room }: Surface) => room?.name ?? t('noRoom'),
      classOf: (surface: Surface) => (surface.class === null ? '' : MODEL_CLASS_NAMES[surface.class][locale]),
    };
  }, [locale, t]);
}
