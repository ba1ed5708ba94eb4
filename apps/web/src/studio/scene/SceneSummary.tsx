import type { Scene } from '@plumbline/contract/api/scene.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useMedia } from '../../app/use-media.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import type { SceneClass } from './class-list.ts';
import { CLASS_TEXTS } from './class-texts.ts';
import { ClassSwatch } from './ClassSwatch.tsx';
import { confidenceWord } from './confidence.ts';
import { correctionsInWords } from './corrections-in-words.ts';
import { IdMapSection } from './IdMapSection.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import styles from './SceneInspector.module.css';
import { StandPlanSection } from './stand/StandPlanSection.tsx';
import type { SceneEditor } from './use-scene-editor.ts';
import { saveAs } from '../run/save-as.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

/** Where a browser fetches what stands as a file. */
function gltfOf({ imageId, space }: Scene): string {
  return `${OTHER_PATHS.sceneGltf}?${new URLSearchParams({ imageId, space })}`;
}

/** While nothing is selected: how many regions of what, camera lines, the material map, and taking everything back. */
export function SceneSummary({ editor, scene }: { readonly editor: SceneEditor; readonly scene: Scene }) {
  const { t } = useTranslation('reading');
  const { t: ofScene } = useTranslation('scene');
  const localised = useLocalised();
  const touch = useMedia('(hover: none)');
  const { regions } = scene;
  const byClass = Map.groupBy(regions, (region) => region.class);
  const share = (name: SceneClass) =>
    (byClass.get(name) ?? []).reduce((sum, region) => sum + region.areaShare, 0);
  const classes = [...byClass.keys()].sort((one, other) => share(other) - share(one));
  const unsure = regions.filter((region) => confidenceWord(region) === 'unsure').length;
  const corrected = correctionsInWords(ofScene, scene);
  const resetAll = () =>
    askToConfirm({
      title: t('resetAllAsk'),
      content: t('resetAllBody'),
      okText: t('resetAll'),
      cancelText: t('keep'),
      onOk: () => editor.change({ reset: true }),
    });
  return (
    <>
      <p className={styles['hint']}>
        {[
          t('count', { count: regions.length }),
          ...(unsure > 0 ? [t('unsureCount', { count: unsure })] : []),
        ].join(' · ')}
        <br />
        {t(touch ? 'pickHintTouch' : 'pickHint')}
      </p>
      <ul className={styles['classes']}>
        {classes.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles['class']}
              title={t('selectClass', { name: localised(CLASS_TEXTS[name]) })}
              onClick={() => editor.select((byClass.get(name) ?? []).map((region) => region.id))}
            >
              <ClassSwatch name={name} />
              <span className={styles['words']}>{localised(CLASS_TEXTS[name])}</span>
              <span className={styles['tally']}>{byClass.get(name)?.length}</span>
            </button>
          </li>
        ))}
      </ul>
      <label className={styles['row']}>
        <span>
          {t('camera')}
          <small>{t(scene.camera ? 'cameraHint' : 'noCamera')}</small>
        </span>
        <Switch
          label={t('camera')}
          disabled={!scene.camera || editor.stands}
          checked={editor.cameraShown && scene.camera !== null && !editor.stands}
          onChange={editor.showCamera}
        />
      </label>
      {scene.plan && editor.picture !== undefined && (
        <StandPlanSection scene={scene} plan={scene.plan} picture={editor.picture} />
      )}
      {scene.space !== 'plan' && scene.space !== 'site' && (
        <label className={styles['row']}>
          <span>
            {t('standing')}
            <small>{t(scene.geometry ? 'standingHint' : 'noStanding')}</small>
          </span>
          <Switch
            label={t('standing')}
            disabled={!scene.geometry}
            checked={editor.stands && scene.geometry !== null}
            onChange={editor.showStanding}
          />
        </label>
      )}
      {editor.stands && scene.geometry && (
        <Button size="small" block onClick={() => saveAs(gltfOf(scene))}>
          {t('saveGltf')}
        </Button>
      )}
      <IdMapSection editor={editor} scene={scene} />
      {corrected && (
        <div className={styles['foot']}>
          <span className={styles['hint']}>{corrected}</span>
          <Button size="small" onClick={() => void resetAll()}>
            {t('resetAll')}
          </Button>
        </div>
      )}
    </>
  );
}
