import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import { LORA_WEIGHT, LORAS_MAX, type Lora } from '@plumbline/contract/api/engine-models.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/slider/Slider.tsx';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import { FileSelect } from './FileSelect.tsx';
import { fileTitle } from './file-title.ts';
import styles from './ModelFields.module.css';

const NONE: readonly Lora[] = [];

/** Main model and LoRAs of the chosen engine; nothing where it lets neither be chosen. */
export function ModelFields({ engine }: { readonly engine: EngineInfo }) {
  const { t } = useTranslation('engine');
  const { tool, settings } = useStudio();
  const { setValue, setEdits } = useSettingsStore();
  const { models, loras, healthy } = engine;
  const model = settings.values.model;
  const laid = settings.edits.lora ?? NONE;
  const layOver = (next: readonly Lora[]) =>
    setEdits(tool.function, { lora: next.length > 0 ? next : undefined });
  const isGone = healthy && typeof model === 'string' && !models.includes(model);
  const there = healthy ? laid.filter(({ name }) => loras.includes(name)) : laid;
  // What was chosen on another engine, or is installed no more, would have every start refused.
  useEffect(() => {
    if (isGone) setValue(tool.function, 'model', undefined);
    if (there.length < laid.length) setEdits(tool.function, { lora: there.length > 0 ? there : undefined });
  }, [isGone, there, laid, setValue, setEdits, tool.function]);
  const free = loras.filter((name) => !laid.some((each) => each.name === name));
  return (
    <>
      {models.length > 1 && (
        <FileSelect
          label={t('model')}
          files={models}
          value={typeof model === 'string' ? model : undefined}
          none={t('anyModel')}
          onChange={(name) => setValue(tool.function, 'model', name)}
        />
      )}
      {loras.length > 0 && (
        <div className={styles['loras']}>
          {laid.length < LORAS_MAX && free.length > 0 && (
            <FileSelect
              label={t('lora')}
              files={free}
              value={undefined}
              none={t(laid.length > 0 ? 'anotherLora' : 'addLora')}
              onChange={(name) =>
                name !== undefined && layOver([...laid, { name, weight: LORA_WEIGHT.default }])
              }
            />
          )}
          {laid.map(({ name, weight }) => (
            <div key={name} className={styles['lora']} role="group" aria-label={fileTitle(name, loras)}>
              <div className={styles['head']}>
                <span className={styles['name']} title={name}>
                  {fileTitle(name, loras)}
                </span>
                <output className={styles['weight']}>{weight.toFixed(2)}</output>
                <IconButton
                  icon="close"
                  label={t('removeLora', { name: fileTitle(name, loras) })}
                  onClick={() => layOver(laid.filter((each) => each.name !== name))}
                />
              </div>
              <Slider
                label={t('loraWeight', { name: fileTitle(name, loras) })}
                min={LORA_WEIGHT.min}
                max={LORA_WEIGHT.max}
                step={LORA_WEIGHT.step}
                value={weight}
                onChange={(next) =>
                  layOver(laid.map((each) => (each.name === name ? { name, weight: next } : each)))
                }
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
