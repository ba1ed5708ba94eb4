import type { Scene } from '@plumbline/contract/api/scene.ts';
import type { SceneGeometry } from '@plumbline/contract/api/scene-geometry.ts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { PartProps } from '../stage/modes/stage-mode.ts';
import { type SceneEditor, useSceneEditor } from '../scene/use-scene-editor.ts';
import { ownCamera } from './own-camera.ts';
import styles from './StandingStage.module.css';
import { useStandingModel } from './use-standing-model.ts';
import { useStandingView } from './use-standing-view.ts';

/** The drawing as it stands, where it lies otherwise: from its own camera it looks as it is drawn. */
export function StandingStage({ viewport }: PartProps) {
  const editor = useSceneEditor();
  const { scene } = editor;
  if (!scene?.geometry) return null;
  return <Standing scene={scene} geometry={scene.geometry} editor={editor} viewport={viewport} />;
}

interface Props extends Pick<PartProps, 'viewport'> {
  readonly scene: Scene;
  readonly geometry: SceneGeometry;
  readonly editor: SceneEditor;
}

function Standing({ scene, geometry, editor, viewport: { x, y, scale } }: Props) {
  const { t } = useTranslation('reading');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = scene;
  const own = useMemo(() => ownCamera(geometry, { width, height }), [geometry, height, width]);
  const { opened, failed, again } = useStandingModel(scene);
  const selected = useMemo(() => new Set(editor.selected.map(({ id }) => id)), [editor.selected]);
  const known = (id: string | undefined) => scene.regions.some((region) => region.id === id);
  const { ready, impossible, isTurned, reset } = useStandingView(canvas, {
    own,
    opened,
    selected,
    onPick: (id, adds) => {
      if (id !== undefined && known(id)) editor.pick(id, adds);
      else if (!adds) editor.select([]);
    },
  });
  return (
    <div
      className={styles['picture']}
      style={{ left: x, top: y, width: width * scale, height: height * scale }}
    >
      <canvas
        ref={canvas}
        className={styles['canvas']}
        style={{
          left: -own.canvas.x * scale,
          top: -own.canvas.y * scale,
          width: own.canvas.width * scale,
          height: own.canvas.height * scale,
        }}
        tabIndex={0}
        role="application"
        aria-label={t('standing')}
        aria-description={t('standingKeys')}
        data-ready={ready}
      />
      {(impossible || failed || !ready) && (
        <div className={styles['waiting']} role={impossible || failed ? 'alert' : 'status'}>
          {t(impossible ? 'standingNoWebgl' : failed ? 'standingFailed' : 'standingUp')}
          {failed && !impossible && <Button onClick={again}>{t('retry')}</Button>}
        </div>
      )}
      {ready && isTurned && (
        <div className={styles['reset']}>
          <IconButton icon="refresh" label={t('standingReset')} onClick={reset} />
        </div>
      )}
    </div>
  );
}
