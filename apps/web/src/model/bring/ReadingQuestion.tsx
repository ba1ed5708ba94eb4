import { MODEL_UNITS } from '@plumbline/contract/models/model-lists.ts';
import { MODEL_UNIT_NAMES } from '@plumbline/contract/models/model-warning-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { useModelWork } from '../model-context.ts';
import type { ReadModel } from '../read-model.ts';
import styles from './ModelField.module.css';

type Unit = (typeof MODEL_UNITS)[number];

/** How large the model is and what it stands on; asked plainly where the file did not say it. */
export function ReadingQuestion({ model }: { readonly model: ReadModel }) {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const { change } = useModelWork();
  const { unit, upAxis, boundsM, warnings } = model;
  const sides = [0, 2, 1].map((axis) => ((boundsM.max[axis] ?? 0) - (boundsM.min[axis] ?? 0)).toFixed(2));
  const unsure =
    unit.certainty === 'guessed' ||
    upAxis.certainty === 'guessed' ||
    warnings.some(({ kind }) => kind === 'unit-in-doubt');
  return (
    <div className={unsure ? styles['asked'] : undefined}>
      {unsure && <p className={styles['size']}>{t('isThatRight')}</p>}
      <div className={styles['size']}>
        <span>{sides.join(' × ')} m</span>
        <select
          aria-label={t('unit')}
          value={unit.name}
          onChange={(event) => void change({ unit: event.target.value as Unit })}
        >
          {unit.name === 'other' && <option value="other">{MODEL_UNIT_NAMES.other[locale]}</option>}
          {MODEL_UNITS.map((name) => (
            <option key={name} value={name}>
              {MODEL_UNIT_NAMES[name][locale]}
            </option>
          ))}
        </select>
        {unsure && (
          <select
            aria-label={t('upAxis')}
            value={upAxis.axis}
            onChange={(event) => void change({ upAxis: event.target.value === 'y' ? 'y' : 'z' })}
          >
            <option value="y">{t('up', { axis: 'Y' })}</option>
            <option value="z">{t('up', { axis: 'Z' })}</option>
          </select>
        )}
      </div>
    </div>
  );
}
