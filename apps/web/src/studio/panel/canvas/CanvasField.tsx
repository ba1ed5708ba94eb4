import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import { InputNumber } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { ChipChoice, type ChipOption } from '../../../ui/ChipChoice.tsx';
import { frameOf, frameOfAspect, frameOfSize, middleOf, shareOf } from '../../editor/frame/canvas-frame.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import type { FieldProps } from '../use-field.ts';
import styles from './CanvasField.module.css';

const ASPECTS = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;
const AS_IS = 'same';
const FREE = 'free';

function ratioOf(aspect: string): number {
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  return width / height;
}

/** The canvas that the picture goes on to: by its shape, by numbers, or by dragging its frame on the stage. */
export function CanvasField({ tool, field }: FieldProps) {
  const { t } = useTranslation('edit');
  const localised = useLocalised();
  const { settings } = useStudio();
  const setEdits = useSettingsStore((state) => state.setEdits);
  const { base, edits, values } = settings;
  const share = shareOf(values);
  const frame = frameOf(settings);
  const before = useRef(share);
  useEffect(() => {
    if (before.current === share) return;
    before.current = share;
    // The chosen shape stays, around the picture's new share of it.
    const { outpaint } = edits;
    if (base && outpaint)
      setEdits(tool, { outpaint: frameOfAspect(base, outpaint.width / outpaint.height, share) });
  }, [base, edits, setEdits, share, tool]);
  if (!base || !frame) return null;

  const aspect = frame.width / frame.height;
  const chosen = edits.outpaint
    ? (ASPECTS.find((each) => Math.abs(Math.log(ratioOf(each) / aspect)) < 0.004) ?? FREE)
    : AS_IS;
  const options: ChipOption<string>[] = [
    { value: AS_IS, name: t('canvasAsIs'), frame: base.width / base.height },
    ...ASPECTS.map((each) => ({ value: each, name: each, frame: ratioOf(each) })),
    ...(chosen === FREE ? [{ value: FREE, name: t('canvasFree'), frame: aspect }] : []),
  ];
  const choose = (value: string) => {
    if (value === AS_IS) setEdits(tool, { outpaint: undefined });
    else if (value !== FREE) setEdits(tool, { outpaint: frameOfAspect(base, ratioOf(value), share) });
  };
  const resize = (size: { width?: number; height?: number }) =>
    setEdits(tool, {
      outpaint: frameOfSize(base, {
        width: size.width ?? frame.width,
        height: size.height ?? frame.height,
      }),
    });
  const number = (way: 'width' | 'height') => (
    <InputNumber
      className={styles['number'] ?? ''}
      aria-label={t(way === 'width' ? 'canvasWidth' : 'canvasHeight')}
      prefix={t(way === 'width' ? 'canvasWidth' : 'canvasHeight')}
      controls={false}
      precision={0}
      min={base[way]}
      max={IMAGE_MAX_EDGE_WEB}
      value={frame[way]}
      onChange={(next) => next !== null && resize({ [way]: next })}
    />
  );
  const middle = middleOf(base, frame);
  return (
    <Field field={field}>
      <ChipChoice label={localised(field.label)} options={options} value={chosen} onChange={choose} />
      <div className={styles['numbers']}>
        {number('width')}
        {number('height')}
      </div>
      <p className={styles['hint']}>
        {t('canvasHint')}
        {(middle.x !== frame.x || middle.y !== frame.y) && (
          <button type="button" onClick={() => setEdits(tool, { outpaint: { ...frame, ...middle } })}>
            {t('recentre')}
          </button>
        )}
      </p>
    </Field>
  );
}
