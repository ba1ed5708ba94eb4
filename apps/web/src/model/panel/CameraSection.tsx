import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { lookFrom, lookInParallel } from '../camera/home-view.ts';
import { atHeight, fieldOfView, focalLength, headingOf, lookAround } from '../camera/navigate.ts';
import { PROJECTIONS, projectionOf, STANDARD_VIEWS, withProjection } from '../camera/standard-views.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { floorBelow } from './floor-below.ts';
import { Fold } from './Fold.tsx';
import { NumberBox } from './NumberBox.tsx';
import styles from './Sections.module.css';
import { readOf } from '../read-model.ts';

const DEGREES = 180 / Math.PI;
const EYE_M = 1.6;
const SIDES = [
  ['lookHome', [0.62, 0.42, 0.9]],
  ['lookSouth', [0, 0.04, 1]],
  ['lookEast', [1, 0.04, 0]],
  ['lookNorth', [0, 0.04, -1]],
  ['lookWest', [-1, 0.04, 0]],
  ['lookDown', [0, 1, 0.001]],
] as const;

/** The camera in numbers, and the usual places to look from: everything that the view does can be done here. */
export function CameraSection() {
  const { t } = useTranslation('model');
  const { answer, camera, opening, aspect } = useModelWork();
  const look = useModelStore((state) => state.look);
  const read = readOf(answer);
  if (!camera || !read) return null;
  const bounds = opening.opened?.bounds ?? read.boundsM;
  const floor = floorBelow(read.storeys, camera.eye[1], bounds.min[1]);
  const { heading, pitch } = headingOf(camera);
  const millimetres = focalLength(camera.fieldOfView);
  const { parallelWidthM } = camera;
  const turned = (((heading * DEGREES) % 360) + 360) % 360;
  return (
    <Fold
      title={t('camera')}
      summary={
        parallelWidthM === undefined
          ? t('cameraSummary', {
              lens: Math.round(millimetres),
              height: (camera.eye[1] - floor).toFixed(2),
            })
          : t('parallelSummary', { width: parallelWidthM.toFixed(1) })
      }
    >
      <ChipChoice
        layout="row"
        label={t('projection')}
        options={PROJECTIONS.map((value) => ({ value, name: t(`projection_${value}`) }))}
        value={projectionOf(camera)}
        onChange={(projection) => look({ camera: withProjection(camera, projection) })}
      />
      <div className={styles['triple']} role="group" aria-label={t('stdViews')}>
        {STANDARD_VIEWS.map(([name, from]) => (
          <Button
            key={name}
            size="small"
            onClick={() => look({ camera: lookInParallel(bounds, aspect, from) })}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <p className={styles['note']}>{t('stdHint')}</p>
      <div className={styles['pair']} role="group" aria-label={t('lookPerspective')}>
        {SIDES.map(([name, from]) => (
          <Button
            key={name}
            size="small"
            onClick={() =>
              look({
                camera: {
                  ...lookFrom(bounds, aspect, from),
                  twoPoint: name !== 'lookDown' && camera.twoPoint,
                },
              })
            }
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <div className={styles['pair']}>
        {parallelWidthM === undefined ? (
          <>
            <NumberBox
              label={t('focalLength')}
              unit="mm"
              value={millimetres}
              {...{ min: 10, max: 200, step: 1, digits: 1 }}
              onChange={(value) => look({ camera: { ...camera, fieldOfView: fieldOfView(value) } })}
            />
            <NumberBox
              label={t('eyeHeight')}
              unit="m"
              value={camera.eye[1] - floor}
              {...{ min: -50, max: 2000, step: 0.1, digits: 2 }}
              onChange={(value) => look({ camera: atHeight(camera, floor, value) })}
            />
          </>
        ) : (
          <NumberBox
            label={t('parallelWidth')}
            unit="m"
            value={parallelWidthM}
            {...{ min: 0.05, max: 100_000, step: 0.5, digits: 2 }}
            onChange={(value) => look({ camera: { ...camera, parallelWidthM: value } })}
          />
        )}
        <NumberBox
          label={t('heading')}
          unit="°"
          value={turned}
          {...{ min: 0, max: 360, step: 5, digits: 1 }}
          onChange={(value) => look({ camera: lookAround(camera, (value - turned) / DEGREES, 0) })}
        />
        <NumberBox
          label={t('pitch')}
          unit="°"
          value={pitch * DEGREES}
          {...{ min: -90, max: 90, step: 1, digits: 1 }}
          onChange={(value) => look({ camera: lookAround(camera, 0, value / DEGREES - pitch) })}
        />
      </div>
      {parallelWidthM === undefined && (
        <div className={styles['pair']}>
          {(['x', 'y', 'z'] as const).map((axis, index) => (
            <NumberBox
              key={axis}
              label={t('eyeAt', { axis: axis.toUpperCase() })}
              unit="m"
              value={camera.eye[index] ?? 0}
              {...{ min: -100_000, max: 100_000, step: 0.1, digits: 2 }}
              onChange={(value) => {
                const by = value - (camera.eye[index] ?? 0);
                const moved = (point: readonly number[]) =>
                  [0, 1, 2].map((at) => (point[at] ?? 0) + (at === index ? by : 0)) as [
                    number,
                    number,
                    number,
                  ];
                look({ camera: { ...camera, eye: moved(camera.eye), target: moved(camera.target) } });
              }}
            />
          ))}
        </div>
      )}
      {parallelWidthM === undefined && (
        <Button size="small" onClick={() => look({ camera: atHeight(camera, floor, EYE_M) })}>
          {t('atEyeHeight')}
        </Button>
      )}
    </Fold>
  );
}
