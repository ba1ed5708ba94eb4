import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { type DragEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';
import { GuideGate } from '../guide/GuideGate.tsx';
import { useCurrentUser } from '../session/current-user.ts';
import { HistoryStrip } from '../studio/history/HistoryStrip.tsx';
import { Panel } from '../studio/panel/Panel.tsx';
import { useSettingsStore } from '../studio/settings/settings-store.ts';
import { StudioContext } from '../studio/studio-context.ts';
import { useWorkspace } from '../studio/use-workspace.tsx';
import styles from '../studio/Workspace.module.css';
import { aspectOf } from './aspect-of.ts';
import { ModelField } from './bring/ModelField.tsx';
import { ModelContext } from './model-context.ts';
import { ModelParts } from './panel/ModelParts.tsx';
import { ModelStage } from './stage/ModelStage.tsx';
import { useModelStore } from './state/model-store.ts';
import { requestOf } from './state/request-of.ts';
import { useModelWorkState } from './use-model-work.ts';
import { withLine } from './with-line.ts';
import { readOf } from './read-model.ts';

const ACCEPTED = '.glb,.gltf,.zip,.ifc,.obj,.dae,.3dm,.stl';

const MyModels = lazyDialog(
  'models',
  async () => (await import('./bring/MyModels.tsx')).MyModels,
  texts('model'),
);

/** The same studio, with a model in place of the base picture. */
export function ModelWorkspace({ tool }: { readonly tool: ToolDescriptor }) {
  const { t } = useTranslation('model');
  const { signedIn } = useCurrentUser();
  const values = useSettingsStore((state) => state.tools[tool.function]?.values);
  const work = useModelWorkState(aspectOf(tool, values ?? {}));
  const { section, sun, hidden } = useModelStore();
  const { answer, camera, bring } = work;
  const also = useMemo(
    () => (answer && readOf(answer) && camera ? requestOf(answer, { camera, section, sun, hidden }) : {}),
    [answer, camera, hidden, section, sun],
  );
  const { studio, input } = useWorkspace(tool, also);
  const [over, setOver] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const choose = useCallback(() => element.current?.click(), []);
  const own = useMemo(
    () => ({ ...studio, choosePicture: choose, task: withLine(studio.task, studio.shown.variant) }),
    [choose, studio],
  );
  const drop = (event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    studio.shown.show(undefined);
    bring.take(file);
  };
  return (
    <StudioContext value={own}>
      <ModelContext value={work}>
        <div
          className={styles['workspace']}
          data-over={over}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={drop}
        >
          <input
            ref={element}
            type="file"
            accept={ACCEPTED}
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('choose')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (!file) return;
              studio.shown.show(undefined);
              bring.take(file);
            }}
          />
          {input}
          <ModelStage />
          <Panel
            // Of its own textures there is nothing to keep where it has none.
            without={answer?.materials.some(({ textured }) => textured) ? [] : ['keepTextures']}
            top={
              <>
                <ModelField />
                {answer && <ModelParts />}
              </>
            }
          />
          <HistoryStrip />
          <GuideGate tool={tool} onRaise={studio.setRaised} />
          {over && (
            <div className={styles['drop']}>
              <p>{t('dropHere')}</p>
            </div>
          )}
          {work.mineOpen && signedIn && (
            <MyModels
              onClose={work.closeMine}
              onChoose={() => {
                work.closeMine();
                studio.shown.show(undefined);
              }}
              onBring={() => {
                work.closeMine();
                choose();
              }}
            />
          )}
        </div>
      </ModelContext>
    </StudioContext>
  );
}
