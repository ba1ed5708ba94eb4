import { BRUSH_SIZE } from '@plumbline/editor/tools/brush.ts';
import { WAND_TOLERANCE } from '@plumbline/editor/tools/magic-wand.ts';
import { Checkbox } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ChipChoice } from '../../../ui/ChipChoice.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { MaskEditor } from '../mask-editor.ts';
import { clearMask, invertMask } from '../mask-operations.ts';
import { useToolSettings } from '../tool-settings.ts';
import { AdjustMenu } from './AdjustMenu.tsx';
import { CombineModes } from './CombineModes.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { LabelledSlider } from './LabelledSlider.tsx';
import styles from './ToolOptions.module.css';

/** What the chosen tool can be told, and what can be done to the whole mask. */
export function ToolOptions({ editor }: { readonly editor: MaskEditor }) {
  const { t } = useTranslation('edit');
  const settings = useToolSettings();
  const { tool, change } = settings;
  const pick = useSyncExternalStore(editor.pick.subscribe, editor.pick.snapshot);
  const paints = tool === 'brush' || tool === 'eraser';
  return (
    <div className={styles['options']} role="group" aria-label={t('options')}>
      {paints && (
        <>
          <LabelledSlider
            label={t('size')}
            min={0}
            max={1}
            step={0.005}
            // Halfway along is a brush of some 45 px: small sizes need the fine steps.
            value={Math.log(settings.size) / Math.log(BRUSH_SIZE.max)}
            shown={String(settings.size)}
            onChange={(share) => change({ size: Math.max(1, Math.round(BRUSH_SIZE.max ** share)) })}
          />
          <LabelledSlider
            label={t('hardness')}
            min={0}
            max={1}
            step={0.05}
            value={settings.hardness}
            shown={`${Math.round(settings.hardness * 100)}%`}
            onChange={(hardness) => change({ hardness })}
          />
        </>
      )}
      {!paints && tool !== 'hand' && <CombineModes editor={editor} keyed={tool !== 'pick'} />}
      {tool === 'wand' && (
        <>
          <LabelledSlider
            label={t('tolerance')}
            min={WAND_TOLERANCE.min}
            max={WAND_TOLERANCE.max}
            step={1}
            value={settings.tolerance}
            shown={String(settings.tolerance)}
            onChange={(tolerance) => change({ tolerance })}
          />
          <Checkbox
            checked={settings.contiguous}
            onChange={(event) => change({ contiguous: event.target.checked })}
          >
            {t('contiguous')}
          </Checkbox>
        </>
      )}
      {tool === 'pick' && (
        <ChipChoice
          label={t('pickLabel')}
          layout="row"
          options={[
            { value: false, name: t('including') },
            { value: true, name: t('excluding') },
          ]}
          value={settings.excluding}
          onChange={(excluding) => change({ excluding })}
        />
      )}
      {(pick.waiting || pick.points.length > 0 || pick.box) && (
        <div className={styles['pick']} role="status">
          {pick.waiting ? (
            <span>{t('picking')}</span>
          ) : (
            <Button size="small" kind="primary" onClick={() => editor.pick.finish()}>
              {t('finishPick')}
            </Button>
          )}
          <Button size="small" onClick={() => editor.pick.cancel()}>
            {t('cancelPick')}
          </Button>
        </div>
      )}
      <span className={styles['rule']} />
      <DisplayMenu />
      <IconButton icon="invert" label={t('invert')} shortcut="I" onClick={() => invertMask(editor)} />
      <AdjustMenu editor={editor} />
      <IconButton icon="trash" label={t('clear')} shortcut="Del" onClick={() => clearMask(editor)} />
    </div>
  );
}
