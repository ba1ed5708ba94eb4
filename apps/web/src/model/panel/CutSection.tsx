import type { ModelSection } from '@plumbline/contract/api/model-view.ts';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../ui/slider/Slider.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { Fold } from './Fold.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './Sections.module.css';

const AXES = ['x', 'y', 'z'] as const;

/** Up to three planes that open the model. */
export function CutSection() {
  const { t } = useTranslation('model');
  const { answer, opening } = useModelWork();
  const section = useModelStore((state) => state.section);
  const look = useModelStore((state) => state.look);
  const bounds = opening.opened?.bounds ?? answer?.boundsM;
  if (!bounds) return null;
  const set = (axis: (typeof AXES)[number], cut: ModelSection[number] | undefined) => {
    const others = section.filter((each) => each.axis !== axis);
    look({ section: cut ? [...others, cut] : others });
  };
  return (
    <Fold
      title={t('cut')}
      summary={
        section.length === 0
          ? t('cutNone')
          : section.map(({ axis, at }) => `${axis.toUpperCase()} ${at.toFixed(2)} m`).join(' · ')
      }
    >
      {AXES.map((axis, index) => {
        const cut = section.find((each) => each.axis === axis);
        const [low = 0, high = 1] = [bounds.min[index], bounds.max[index]];
        const name = t(`cut_${axis}`);
        return (
          <div key={axis}>
            <div className={styles['line']}>
              <span>{name}</span>
              <Switch
                label={name}
                checked={cut !== undefined}
                onChange={(on) =>
                  set(
                    axis,
                    on
                      ? {
                          axis,
                          at: round(axis === 'y' ? low + Math.min(1.2, (high - low) / 2) : (low + high) / 2),
                          keep: 'below',
                        }
                      : undefined,
                  )
                }
              />
            </div>
            {cut && (
              <>
                <Slider
                  label={t('cutAt', { plane: name })}
                  min={low}
                  max={high}
                  step={(high - low) / 500}
                  value={cut.at}
                  onChange={(at) => set(axis, { ...cut, at: round(at) })}
                />
                <div className={styles['row']}>
                  <div className={styles['grow']}>
                    <NumberBox
                      label={t('cutAt', { plane: name })}
                      unit="m"
                      value={cut.at}
                      {...{ min: -100_000, max: 100_000, step: 0.05, digits: 3 }}
                      onChange={(at) => set(axis, { ...cut, at })}
                    />
                  </div>
                  <IconButton
                    icon="invert"
                    label={t('cutTurn')}
                    onClick={() => set(axis, { ...cut, keep: cut.keep === 'below' ? 'above' : 'below' })}
                  />
                </div>
              </>
            )}
          </div>
        );
      })}
    </Fold>
  );
}

/** To the millimetre. */
function round(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}
