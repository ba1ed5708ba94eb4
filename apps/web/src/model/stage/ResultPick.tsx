import type { ResultImage } from '@plumbline/contract/api/tasks.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../../studio/studio-context.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';
import { type IdPicture, maskOf, readIdPicture } from './id-picture.ts';
import styles from './ModelStage.module.css';
import { PickCard } from './PickCard.tsx';

const TINT = [213, 69, 43] as const;

/** The picture with exactly the thing under a click marked, by the numbers that lie beside it. */
export function ResultPick({ result }: { readonly result: ResultImage }) {
  const { t } = useTranslation('model');
  const { task } = useStudio();
  const { answer, opening } = useModelWork();
  const { chosen, choose } = useModelStore();
  const [things, setThings] = useState<IdPicture>();
  const [materials, setMaterials] = useState<IdPicture>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { masksUrl, materialsUrl } = result;
  useEffect(() => {
    if (!masksUrl || !materialsUrl) return;
    const controller = new AbortController();
    const { signal } = controller;
    void readIdPicture(masksUrl, signal).then(setThings, () => undefined);
    void readIdPicture(materialsUrl, signal).then(setMaterials, () => undefined);
    return () => controller.abort();
  }, [masksUrl, materialsUrl]);
  const model = opening.opened?.model;
  // Numbers of another export mean other things.
  const same =
    task?.request.modelId === answer?.modelId &&
    (task?.request.modelHash === undefined || task.request.modelHash === answer?.hash);
  const thing = model && chosen !== undefined ? (model.instances.thing[chosen] ?? -1) + 1 : 0;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !things) return;
    context.clearRect(0, 0, things.width, things.height);
    if (thing > 0)
      context.putImageData(new ImageData(maskOf(things, thing, TINT), things.width, things.height), 0, 0);
  }, [thing, things]);
  if (!masksUrl || !same || !model) return null;
  const pick = (x: number, y: number) => {
    if (!things) return;
    const at = Math.floor(y * things.height) * things.width + Math.floor(x * things.width);
    const [id, material] = [things.ids[at] ?? 0, materials?.ids[at] ?? 0];
    const { instances } = model;
    let found: number | undefined;
    for (let each = 0; each < instances.count && id > 0; each += 1) {
      if (instances.thing[each] !== id - 1) continue;
      found ??= each;
      if (instances.material[each] === material - 1) {
        found = each;
        break;
      }
    }
    choose(found);
  };
  return (
    <div className={styles['picking']}>
      <div className={styles['frame']} style={{ '--aspect': result.width / result.height } as CSSProperties}>
        <img src={result.url} alt={t('pickedInResult')} />
        <canvas
          ref={canvas}
          width={things?.width ?? 1}
          height={things?.height ?? 1}
          role="img"
          aria-label={t('clickToPick')}
          data-ready={things !== undefined}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            pick((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
          }}
        />
      </div>
      <PickCard />
    </div>
  );
}
