import { SUN_HEIGHT_DEFAULT } from '@plumbline/contract/constants.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { Field } from '../Field.tsx';
import type { FieldProps } from '../use-field.ts';
import { type DialSun, pointOf, sideOf, stepped, sunAt } from './sun-dial.ts';
import styles from './SunField.module.css';

/** Where a sun that is turned on by a key stands first. */
const FIRST: DialSun = { from: -135, height: SUN_HEIGHT_DEFAULT };
const KEYS: Readonly<Record<string, readonly [turned: number, lifted: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Of the drawing of the dial. */
const RIM = 44;

/** The sun over a drawing, on a dial as seen from above: its direction and its height in one move, or left to the picture. */
export function SunField({ tool, field }: FieldProps) {
  const { t } = useTranslation('sun');
  const localised = useLocalised();
  const values = useSettingsStore((state) => state.tools[tool]?.values);
  const setValue = useSettingsStore((state) => state.setValue);
  const sun: DialSun | undefined =
    typeof values?.sunFrom === 'number'
      ? { from: values.sunFrom, height: Number(values.sunHeight ?? SUN_HEIGHT_DEFAULT) }
      : undefined;
  const set = (next: DialSun | undefined) => {
    setValue(tool, 'sunFrom', next?.from);
    setValue(tool, 'sunHeight', next?.height);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const half = (RIM / 50) * (box.width / 2);
    set(
      sunAt({
        x: (event.clientX - box.left - box.width / 2) / half,
        y: (event.clientY - box.top - box.height / 2) / half,
      }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    set(sun ? stepped(sun, ...step) : FIRST);
  };
  const said = sun ? t('place', { side: t(sideOf(sun)), height: sun.height }) : t('automatic');
  const at = sun && pointOf(sun);
  return (
    <Field field={field} value={said}>
      <div className={styles['row']}>
        <div
          className={styles['dial']}
          role="slider"
          tabIndex={0}
          aria-label={localised(field.label)}
          aria-description={t('keys')}
          aria-valuemin={field.min}
          aria-valuemax={field.max}
          aria-valuenow={sun?.from ?? 0}
          aria-valuetext={said}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
          onKeyDown={press}
        >
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            <circle className={styles['ground']} r={RIM} />
            <circle className={styles['ring']} r={(RIM * 2) / 3} />
            <circle className={styles['ring']} r={RIM / 3} />
            <path className={styles['viewer']} d={`M-5 ${RIM + 4}L0 ${RIM - 6}L5 ${RIM + 4}Z`} />
            {at && (
              <>
                <line className={styles['ray']} x1={RIM * at.x} y1={RIM * at.y} x2={0} y2={0} />
                <circle className={styles['sun']} cx={RIM * at.x} cy={RIM * at.y} r={6} />
              </>
            )}
            <rect className={styles['house']} x={-5} y={-5} width={10} height={10} rx={1} />
          </svg>
        </div>
        <p className={styles['said']}>
          {t('explained')}
          {sun && (
            <button type="button" onClick={() => set(undefined)}>
              {t('automatic')}
            </button>
          )}
        </p>
      </div>
    </Field>
  );
}
