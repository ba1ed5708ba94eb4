import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { type LookField, lookFieldsOf } from '@plumbline/contract/batches/batchable.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { enginesQuery, libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useEngineTitle } from '../../studio/panel/engine/use-engine-title.ts';
import { type Look, moveTo } from '../../studio/settings/look.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import type { WorkspaceSettings } from '../../studio/settings/workspace-settings.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import styles from './Compose.module.css';
import { type Choice, PickMany } from './PickMany.tsx';

export type Picked = Readonly<Record<LookField, readonly string[]>>;

interface Props {
  readonly name: FunctionName;
  readonly look: Look;
  readonly settings: WorkspaceSettings;
  readonly picked: Picked;
  readonly onChange: (field: LookField, picked: string[]) => void;
}

/** How the pictures should look: several of each kind, out of the lists that the tool's workspace has. */
export function LookPicker({ name, look, settings, picked, onChange }: Props) {
  const { t } = useTranslation('batches');
  const localised = useLocalised();
  const setValues = useSettingsStore((state) => state.setValues);
  const choices = useChoices(name, look);
  const tool = TOOLS[name];
  const hasSpace = tool.fields.some((field) => field.name === 'classifyId2');
  const move = (space: Look['space'], chosen: { classifyId1: string } | { classifyId2: string }) =>
    setValues(name, moveTo(space, look, settings.values, chosen));
  return (
    <section className={styles['part']} aria-labelledby="batch-looks">
      <div className={styles['partHead']}>
        <h2 id="batch-looks">{t('looks')}</h2>
        <span>{t('looksHint')}</span>
      </div>
      {look.domains.length > 1 && (
        <div className={styles['kind']}>
          <h3>{t('category')}</h3>
          <ChipChoice
            label={t('category')}
            layout="chips"
            options={look.domains.map(({ id, name: named }) => ({ value: id, name: localised(named) }))}
            value={look.domain?.id ?? ''}
            onChange={(id) =>
              move(look.domains.find((node) => node.id === id)?.children[0], { classifyId1: id })
            }
          />
        </div>
      )}
      {hasSpace && look.spaces.length > 1 && (
        <div className={styles['kind']}>
          <h3>{t('space')}</h3>
          <PictureChoice
            label={t('space')}
            options={look.spaces.map(({ id, name: named, cover }) => ({ id, name: localised(named), cover }))}
            value={look.space?.id}
            onChange={(id) =>
              move(
                look.spaces.find((node) => node.id === id),
                { classifyId2: id },
              )
            }
          />
        </div>
      )}
      {lookFieldsOf(name).map((field) => {
        const known = tool.fields.find((each) => each.name === field);
        if (choices[field].length < 2) return null;
        return (
          <PickMany
            key={field}
            label={known ? localised(known.label) : t('engine')}
            choices={choices[field]}
            picked={picked[field]}
            onChange={(next) => onChange(field, next)}
          />
        );
      })}
      <p className={styles['others']}>
        {t('otherSettings')} <Link to={tool.route}>{t('openWorkspace')}</Link>
      </p>
    </section>
  );
}

function useChoices(name: FunctionName, look: Look): Readonly<Record<LookField, Choice[]>> {
  const localised = useLocalised();
  const title = useEngineTitle();
  const engines = useQuery(enginesQuery).data ?? [];
  const own = useQuery(libraryQuery('background')).data ?? [];
  const optionsOf = (field: LookField): Choice[] =>
    (TOOLS[name].fields.find((each) => each.name === field)?.options ?? []).map(({ value, label }) => ({
      id: String(value),
      name: localised(label),
    }));
  return {
    classifyId3: look.styles.map(({ id, name: named, cover }) => ({ id, name: localised(named), cover })),
    atmosphere: optionsOf('atmosphere'),
    environment: [
      ...optionsOf('environment'),
      ...own.filter((item) => item.own).map(({ id, name: named }) => ({ id, name: localised(named) })),
    ],
    engine: engines
      .filter(({ functions, healthy }) => healthy && functions.includes(name))
      .map(({ id }) => ({ id, name: title(id) })),
  };
}
