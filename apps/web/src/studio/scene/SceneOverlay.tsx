import type { SceneRegion } from '@plumbline/contract/api/scene.ts';
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { SCENE_COLOURS } from '../../theme/tokens.ts';
import { CameraLines } from './CameraLines.tsx';
import { CLASS_TEXTS } from './class-texts.ts';
import { confidenceWord } from './confidence.ts';
import { HatchPattern } from './HatchPattern.tsx';
import { isArrow, nextRegion } from './next-region.ts';
import { regionPath } from './region-path.ts';
import styles from './SceneOverlay.module.css';
import { useSceneEditor } from './use-scene-editor.ts';

/** A press that moves further than this is a pan, not a click. */
const CLICK_PX = 5;

/** The regions over the base: outlines in their class's colour, to be clicked or walked with the arrow keys. */
export function SceneOverlay() {
  const { t } = useTranslation('reading');
  const localised = useLocalised();
  const id = useId();
  const editor = useSceneEditor();
  const { scene, selected, active } = editor;
  // Small regions lie over large ones, so that both can be hit.
  const regions = useMemo(
    () => [...(scene?.regions ?? [])].sort((one, other) => other.areaShare - one.areaShare),
    [scene],
  );
  const paths = useMemo(
    () => new Map(regions.map((region) => [region.id, regionPath(region.outline)])),
    [regions],
  );
  if (!scene) return null;

  const press = (event: PointerEvent, region: SceneRegion) => {
    if (event.button !== 0) return;
    const { clientX, clientY, shiftKey, pointerId } = event;
    // The stage takes the pointer to pan, so the end of the press comes to the window.
    const release = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      if (up.type === 'pointerup' && Math.hypot(up.clientX - clientX, up.clientY - clientY) < CLICK_PX)
        editor.pick(region.id, shiftKey);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = regions.find((region) => region.id === active) ?? regions[0];
    if (isArrow(event.key) && at) {
      const next = active === undefined ? at : nextRegion(regions, at, event.key);
      editor.setActive(next.id);
      if (event.shiftKey && !selected.includes(next)) editor.pick(next.id, true);
    } else if ((event.key === 'Enter' || event.key === ' ') && at) editor.pick(at.id, event.shiftKey);
    else if (event.key.toLowerCase() === 'l' && selected.length > 0)
      editor.changeSelected({ lock: !selected.every((region) => region.lock) });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hovered = regions.find((region) => region.id === active);
  return (
    <>
      <svg
        className={styles['overlay']}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        preserveAspectRatio="none"
        role="listbox"
        aria-label={t('regions')}
        aria-multiselectable
        aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerLeave={() => editor.setActive(undefined)}
      >
        <HatchPattern id={`${id}hatch`} unit={Math.max(scene.width, scene.height) / 90} />
        {regions.map((region) => {
          const word = confidenceWord(region);
          return (
            <path
              key={region.id}
              id={`${id}${region.id}`}
              d={paths.get(region.id)}
              className={styles['region']}
              role="option"
              aria-label={t(region.lock ? 'regionLocked' : 'region', {
                name: localised(CLASS_TEXTS[region.class]),
                confidence: t(word),
                percent: Math.max(1, Math.round(region.areaShare * 100)),
              })}
              aria-selected={selected.includes(region)}
              data-active={region.id === active}
              data-unsure={word === 'unsure'}
              style={{ fill: SCENE_COLOURS[region.class], stroke: SCENE_COLOURS[region.class] }}
              onPointerDown={(event) => press(event, region)}
              onPointerEnter={() => editor.setActive(region.id)}
            />
          );
        })}
        {regions
          .filter((region) => region.lock)
          .map((region) => (
            <path
              key={region.id}
              d={paths.get(region.id)}
              className={styles['locked']}
              style={{ fill: `url(#${id}hatch)` }}
            />
          ))}
        {selected.map((region) => (
          <path key={region.id} d={paths.get(region.id)} className={styles['selected']} />
        ))}
        {editor.cameraShown && scene.camera && (
          <CameraLines camera={scene.camera} width={scene.width} height={scene.height} />
        )}
      </svg>
      {hovered && (
        <span
          className={styles['label']}
          aria-hidden
          style={{
            left: `${(hovered.anchor[0] / scene.width) * 100}%`,
            top: `${(hovered.anchor[1] / scene.height) * 100}%`,
          }}
        >
          {localised(CLASS_TEXTS[hovered.class])}
          <small>{t(confidenceWord(hovered))}</small>
        </span>
      )}
    </>
  );
}
