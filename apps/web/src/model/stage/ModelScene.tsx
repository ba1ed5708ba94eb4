import { type CSSProperties, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { homeView, lookInParallel } from '../camera/home-view.ts';
import { approach, step } from '../camera/navigate.ts';
import { PROJECTIONS, projectionOf, STANDARD_VIEWS, withProjection } from '../camera/standard-views.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import styles from './ModelScene.module.css';
import { CutHandles } from './CutHandles.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { PickCard } from './PickCard.tsx';
import { useLiveView } from './use-live-view.ts';
import { usePartKeys } from './use-part-keys.ts';

const COLOURS = ['clay', 'own', 'style'] as const;
/** Metres of one press of the pad. */
const PACE_M = 0.7;

/** The model in three dimensions, in the frame of the picture that will be rendered. */
export function ModelScene() {
  const { t } = useTranslation('model');
  const { answer, opening, aspect, camera } = useModelWork();
  const { colours, look } = useModelStore();
  const [walks, setWalking] = useState(false);
  // In parallel there is no place that one stands in.
  const parallel = camera?.parallelWidthM !== undefined;
  const walking = walks && !parallel;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { view, impossible } = useLiveView(canvas, walking);
  const onPartKey = usePartKeys();
  if (!answer) return null;
  const { opened, share, failure, again } = opening;
  const move = (right: number, ahead: number) =>
    view?.move(step(view.camera, right * PACE_M, 0, ahead * PACE_M));
  const zoom = (factor: number) => view?.move(approach(view.camera, view.middle, factor));
  return (
    <>
      <div className={styles['scene']} style={{ '--aspect': aspect } as CSSProperties}>
        <div className={styles['picture']}>
          {!impossible && (
            <canvas
              ref={canvas}
              className={styles['canvas']}
              tabIndex={0}
              role="application"
              aria-label={t('viewOf', { name: answer.name })}
              aria-description={t('viewKeys')}
              data-ready={view !== undefined}
              onKeyDown={onPartKey}
            />
          )}
          {(!opened || impossible) && (
            <div className={styles['waiting']}>
              {answer.previewUrl && <img src={answer.previewUrl} alt="" />}
              {impossible ? (
                <>
                  <strong>{t('noWebgl')}</strong>
                  <p>{t('noWebglHelp')}</p>
                </>
              ) : failure === undefined ? (
                <>
                  <p role="status">{share === undefined ? t('waitingRead') : t('opening')}</p>
                  <div className={styles['track']}>
                    <span style={{ width: `${(share ?? answer.progress) * 100}%` }} />
                  </div>
                </>
              ) : (
                <>
                  <p role="alert">{failure}</p>
                  <Button onClick={again}>{t('again')}</Button>
                </>
              )}
            </div>
          )}
          {view && opened && <CutHandles view={view} bounds={opened.bounds} aspect={aspect} />}
          <HiddenNote />
          {walking && view && (
            <div className={styles['pad']} role="group" aria-label={t('walk')}>
              <IconButton icon="chevron-up" label={t('goAhead')} onClick={() => move(0, 1)} />
              <IconButton icon="chevron-left" label={t('goLeft')} onClick={() => move(-1, 0)} />
              <IconButton icon="chevron-down" label={t('goBack')} onClick={() => move(0, -1)} />
              <IconButton icon="chevron-right" label={t('goRight')} onClick={() => move(1, 0)} />
            </div>
          )}
        </div>
      </div>
      {view && (
        <div className={styles['bar']}>
          <div className={styles['group']}>
            <IconButton icon="minus" label={t('away')} onClick={() => zoom(1.25)} />
            <IconButton icon="plus" label={t('nearer')} onClick={() => zoom(0.8)} />
            <IconButton
              icon="fit"
              label={t('wholeModel')}
              onClick={() =>
                opened &&
                look({
                  camera: withProjection(
                    homeView(opened.bounds, aspect),
                    camera ? projectionOf(camera) : 'twoPoint',
                  ),
                })
              }
            />
            {opened && camera && (
              <MenuButton
                icon="perspective"
                label={t('stdViews')}
                placement="bottom-start"
                items={[
                  ...STANDARD_VIEWS.map(([key, from]) => ({
                    key,
                    label: t(key),
                    onClick: () => look({ camera: lookInParallel(opened.bounds, aspect, from) }),
                  })),
                  { type: 'heading', label: t('projection') },
                  ...PROJECTIONS.map((key) => ({
                    key,
                    label: t(`projection_${key}`),
                    checked: projectionOf(camera) === key,
                    onClick: () => look({ camera: withProjection(camera, key) }),
                  })),
                ]}
              />
            )}
            <button
              type="button"
              className={styles['mode']}
              aria-pressed={walking}
              disabled={parallel}
              data-tip={t(parallel ? 'walkNotParallel' : 'walkHint')}
              onClick={() => setWalking(!walking)}
            >
              {t('walk')}
            </button>
          </div>
          <div className={styles['group']} role="group" aria-label={t('colours')}>
            {COLOURS.map((each) => (
              <button
                key={each}
                type="button"
                className={styles['mode']}
                aria-pressed={colours === each}
                onClick={() => look({ colours: each })}
              >
                {t(`colours_${each}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      <PickCard />
    </>
  );
}
