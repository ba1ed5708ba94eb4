import { ATMOSPHERES } from '@plumbline/contract/api/start-task.ts';
import { LIVE_FUNCTIONS, LIVE_SIZES } from '@plumbline/contract/live/live-limits.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { Slider } from '../ui/slider/Slider.tsx';
import styles from './Live.module.css';
import { StylePicker } from './StylePicker.tsx';
import type { LiveSettings } from './live-settings.ts';

interface Props {
  readonly settings: LiveSettings;
  readonly onChange: (change: Partial<LiveSettings>) => void;
}

/** Kinds that a modelling program's window can be. */
const KINDS = ['su', 'white', 'line', 'sketch', 'photo'] as const;

/** What frames are rendered with; each change renders the newest one anew. */
export function OptionsPanel({ settings, onChange }: Props) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const { fields } = TOOLS[settings.function];
  const nameOf = (field: ToolField['name'], value: string) =>
    fields.find(({ name }) => name === field)?.options?.find((option) => option.value === value)?.label[
      locale
    ] ?? value;
  const slider = (label: string, key: 'similarity' | 'cnStrength' | 'sensitivity', hint?: string) => (
    <div className={styles['field']}>
      <div className={styles['label']}>
        <span>{label}</span>
        <output>{settings[key].toFixed(2)}</output>
      </div>
      <Slider
        label={label}
        min={0}
        max={1}
        step={0.05}
        value={settings[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
  return (
    <section className={styles['options']} aria-label={t('options')}>
      <div className={styles['field']}>
        <div className={styles['label']}>{t('tool')}</div>
        <ChipChoice
          label={t('tool')}
          layout="chips"
          value={settings.function}
          options={LIVE_FUNCTIONS.map((value) => ({ value, name: TOOLS[value].title[locale] }))}
          onChange={(value) => onChange({ function: value, classifyId2: undefined, classifyId3: undefined })}
        />
      </div>
      <StylePicker settings={settings} onChange={onChange} />
      <div className={styles['field']}>
        <div className={styles['label']}>{t('kind')}</div>
        <ChipChoice
          label={t('kind')}
          layout="chips"
          value={settings.imageKind}
          options={[
            { value: undefined, name: t('kindAuto') },
            ...KINDS.map((value) => ({ value, name: nameOf('imageKind', value) })),
          ]}
          onChange={(imageKind) => onChange({ imageKind })}
        />
      </div>
      <div className={styles['field']}>
        <div className={styles['label']}>{t('atmosphere')}</div>
        <ChipChoice
          label={t('atmosphere')}
          value={settings.atmosphere}
          options={ATMOSPHERES.map((value) => ({ value, icon: value, name: nameOf('atmosphere', value) }))}
          onChange={(atmosphere) => onChange({ atmosphere })}
        />
      </div>
      <label className={styles['field']}>
        <span className={styles['label']}>{t('words')}</span>
        <textarea
          key={settings.function}
          rows={2}
          defaultValue={settings.promptTxt}
          onBlur={({ target }) => onChange({ promptTxt: target.value })}
        />
      </label>
      {slider(t('similarity'), 'similarity')}
      {slider(t('strength'), 'cnStrength')}
      {slider(t('sensitivity'), 'sensitivity', t('sensitivityHint'))}
      <div className={styles['field']}>
        <div className={styles['label']}>{t('size')}</div>
        <ChipChoice
          label={t('size')}
          layout="row"
          value={settings.size}
          options={LIVE_SIZES.map((value) => ({ value, name: `${value} px` }))}
          onChange={(size) => onChange({ size })}
        />
      </div>
    </section>
  );
}
