import { SCENE_STANDS, type SceneGeometry, type SceneStand } from '@plumbline/contract/api/scene-geometry.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import styles from './SceneInspector.module.css';
import type { SceneEditor } from './use-scene-editor.ts';

/** What calls take, in metres. */
const HEIGHTS_M = { min: -20, max: 200 } as const;
const STEP_M = 0.1;

/** Where the selected regions stand: which way they face, and how high above the floor. */
export function PlaceRow({
  editor,
  geometry,
}: {
  readonly editor: SceneEditor;
  readonly geometry: SceneGeometry;
}) {
  const { t } = useTranslation('reading');
  // Shown at once; another geometry is the answer to it.
  const [asked, setAsked] = useState<{ readonly of: SceneGeometry; readonly stand: SceneStand }>();
  const [typed, setTyped] = useState<number | null>();
  const ids = new Set(editor.selected.map(({ id }) => id));
  const [first, ...others] = geometry.regions.filter(({ id }) => ids.has(id));
  if (!first || first.part === 'backdrop') return null;
  const same = others.every(({ stand }) => stand === first.stand);
  const heightM = typed === undefined ? (first.contact?.[1] ?? 0) : typed;
  const keep = () => {
    if (typeof typed === 'number') editor.changeSelected({ heightM: typed });
    setTyped(undefined);
  };
  return (
    <div className={styles['section']}>
      <h3>{t('facing')}</h3>
      <ChipChoice
        label={t('facing')}
        layout="chips"
        options={SCENE_STANDS.map((value) => ({ value, name: t(`facing_${value}`) }))}
        value={asked?.of === geometry ? asked.stand : same ? first.stand : undefined}
        onChange={(stand) => {
          if (stand === undefined) return;
          setAsked({ of: geometry, stand });
          editor.changeSelected({ facing: stand });
        }}
      />
      <label className={styles['row']}>
        <span>{t('heightAbove')}</span>
        <InputNumber
          aria-label={t('heightAbove')}
          size="small"
          controls={false}
          precision={2}
          step={STEP_M}
          {...HEIGHTS_M}
          suffix="m"
          value={heightM}
          onChange={setTyped}
          onBlur={keep}
          onPressEnter={keep}
        />
      </label>
    </div>
  );
}
