import { useTranslation } from 'react-i18next';
import { Slider } from '../../ui/slider/Slider.tsx';
import { useModelStore } from '../state/model-store.ts';
import { CITIES, cityOf, instantOf, zoneOf } from '../state/sun-setting.ts';
import { solarPosition } from '@plumbline/models/sun/solar-position.ts';
import { Fold } from './Fold.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './Sections.module.css';

const DEGREES = 180 / Math.PI;
const OTHER = '';

/** Place, day and hour, from which the sun follows to the degree; its shadows show in the view at once. */
export function SunSection() {
  const { t } = useTranslation('model');
  const sun = useModelStore((state) => state.sun);
  const look = useModelStore((state) => state.look);
  const set = (part: Partial<typeof sun>) => look({ sun: { ...sun, ...part } });
  const city = cityOf(sun);
  const { azimuth, elevation } = solarPosition(instantOf(sun).getTime(), sun);
  const clock = `${String(Math.floor(sun.minutes / 60)).padStart(2, '0')}:${String(sun.minutes % 60).padStart(2, '0')}`;
  const zone = zoneOf(sun);
  return (
    <Fold title={t('sun')} summary={`${city ? t(`city_${city.key}`) : t('place')} · ${sun.day} ${clock}`}>
      <label className={styles['number']}>
        {t('place')}
        <select
          className={styles['select']}
          value={city?.key ?? OTHER}
          onChange={(event) => {
            const chosen = CITIES.find(({ key }) => key === event.target.value);
            if (chosen) set({ latitude: chosen.latitude, longitude: chosen.longitude });
          }}
        >
          {!city && <option value={OTHER}>{t('otherPlace')}</option>}
          {CITIES.map(({ key }) => (
            <option key={key} value={key}>
              {t(`city_${key}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles['pair']}>
        <NumberBox
          label={t('latitude')}
          unit="°"
          value={sun.latitude}
          {...{ min: -90, max: 90, step: 0.1, digits: 2 }}
          onChange={(latitude) => set({ latitude })}
        />
        <NumberBox
          label={t('longitude')}
          unit="°"
          value={sun.longitude}
          {...{ min: -180, max: 180, step: 0.1, digits: 2 }}
          onChange={(longitude) => set({ longitude })}
        />
        <label className={styles['number']}>
          {t('day')}
          <span className={styles['box']}>
            <input
              type="date"
              value={sun.day}
              min="1950-01-01"
              max="2100-12-31"
              onChange={(event) => event.target.value !== '' && set({ day: event.target.value })}
            />
          </span>
        </label>
        <NumberBox
          label={t('north')}
          unit="°"
          value={sun.northDegrees}
          {...{ min: -360, max: 360, step: 1, digits: 1 }}
          onChange={(northDegrees) => set({ northDegrees })}
        />
      </div>
      <div>
        <div className={styles['line']}>
          <span className={styles['label']}>{t('hour')}</span>
          <span className={styles['label']}>
            {clock} UTC{zone < 0 ? '−' : '+'}
            {Math.abs(zone)}
          </span>
        </div>
        <Slider
          label={t('hour')}
          min={0}
          max={1435}
          step={5}
          value={sun.minutes}
          onChange={(minutes) => set({ minutes })}
        />
      </div>
      <p className={styles['note']}>
        {elevation > 0
          ? t('sunAt', {
              azimuth: (azimuth * DEGREES).toFixed(0),
              elevation: (elevation * DEGREES).toFixed(0),
            })
          : t('sunDown')}
      </p>
    </Fold>
  );
}
