import { takesInk } from '@plumbline/contract/tools/takes-ink.ts';
import { takesModels } from '@plumbline/contract/tools/takes-models.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { enginesQuery } from '../../../api/queries.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { engineFor } from '../../run/engine-for.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import fieldStyles from '../Field.module.css';
import toggleStyles from '../ToggleField.module.css';
import { EngineChoice } from './EngineChoice.tsx';
import styles from './EngineField.module.css';
import { ModelFields } from './ModelFields.tsx';
import { useEngineCost } from './use-engine-cost.ts';
import { useEngineTitle } from './use-engine-title.ts';

/** Which engine makes the picture: what each does, costs and sends away. */
export function EngineChooser() {
  const { t } = useTranslation('engine');
  const title = useEngineTitle();
  const { tool, settings } = useStudio();
  const setValue = useSettingsStore((state) => state.setValue);
  const engines = useQuery(enginesQuery).data ?? [];
  const cost = useEngineCost(engines);
  const able = engines.filter(({ functions }) => functions.includes(tool.function));
  const chosen = settings.values.engine;
  const maker =
    typeof chosen === 'string' && takesModels(chosen) ? able.find(({ id }) => id === chosen) : undefined;
  const choose = (id: string | undefined) => setValue(tool.function, 'engine', id);
  const first = engineFor(engines, { function: tool.function });
  return (
    <section className={fieldStyles['field']}>
      <div className={fieldStyles['head']}>
        <h3 className={fieldStyles['label']}>{t('title')}</h3>
      </div>
      <fieldset className={styles['list']} aria-label={t('title')}>
        <EngineChoice
          name={t('any')}
          cost={first && cost(first)}
          checked={chosen === undefined}
          onChoose={() => choose(undefined)}
          does={first ? t('anyHint', { engine: title(first.id) }) : t('anyUnknown')}
        />
        {engines.map((engine) => {
          const unfit = !engine.functions.includes(tool.function);
          return (
            <EngineChoice
              key={engine.id}
              name={title(engine.id)}
              cost={unfit ? undefined : cost(engine)}
              checked={chosen === engine.id}
              onChoose={() => choose(engine.id)}
              closed={unfit ? t('unfit') : engine.healthy ? undefined : t('unwell')}
              does={t(engine.trained ? 'trained' : 'exact')}
              place={engine.place}
            />
          );
        })}
      </fieldset>
      {maker && <ModelFields engine={maker} />}
      {typeof chosen === 'string' && takesInk(tool.function, chosen) && (
        <label className={toggleStyles['row']}>
          <span>
            <strong>{t('keepInk')}</strong>
            <small>{t('keepInkHint')}</small>
          </span>
          <Switch
            label={t('keepInk')}
            checked={settings.values.keepInk === true}
            onChange={(checked) => setValue(tool.function, 'keepInk', checked)}
          />
        </label>
      )}
    </section>
  );
}
