import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MaterialBrowser } from '../../library/MaterialBrowser.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModelWork } from '../model-context.ts';
import { isShownAlone, showOnly, showRest } from '../state/isolate.ts';
import { useModelStore } from '../state/model-store.ts';
import styles from './ModelScene.module.css';

type Reach = 'material' | 'class' | 'thing';

/** What was clicked, and what it can be given. */
export function PickCard() {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const { answer, opening, change } = useModelWork();
  const { chosen, choose, hidden, look } = useModelStore();
  const [reach, setReach] = useState<Reach>('material');
  const [browsing, setBrowsing] = useState(false);
  const { opened } = opening;
  if (!opened || chosen === undefined || !answer) return null;
  const { model, classes } = opened;
  const thing = model.things[model.instances.thing[chosen] ?? 0];
  const material = model.materials[model.instances.material[chosen] ?? 0];
  const kind = classes[chosen] ?? null;
  if (!thing) return null;
  const reaches: readonly Reach[] = [
    ...(material?.name ? (['material'] as const) : []),
    ...(kind ? (['class'] as const) : []),
    'thing',
  ];
  const used = reaches.includes(reach) ? reach : (reaches[0] ?? 'thing');
  const match: ModelAssignment['match'] =
    used === 'material' && material
      ? { material: material.name }
      : used === 'class' && kind
        ? { class: kind }
        : { thing: thing.key };
  const key = JSON.stringify(match);
  const others = answer.assignments.filter((each) => JSON.stringify(each.match) !== key);
  const given = answer.assignments.find((each) => JSON.stringify(each.match) === key);
  const known = [kind ? MODEL_CLASS_NAMES[kind][locale] : thing.type, thing.layer, material?.name];
  const facts = [...new Set(known.filter(Boolean))];
  const alone = isShownAlone(hidden, match);
  return (
    <section className={styles['card']} aria-label={t('chosen')}>
      <div className={styles['cardHead']}>
        <div className={styles['cardName']}>
          <strong>{thing.name || thing.type}</strong>
          <span>{facts.join(' · ')}</span>
        </div>
        <IconButton icon="close" label={t('chosenClose')} onClick={() => choose(undefined)} />
      </div>
      <ChipChoice
        label={t('reach')}
        layout="row"
        options={reaches.map((each) => ({ value: each, name: t(`reach_${each}`) }))}
        value={used}
        onChange={setReach}
      />
      <div className={styles['cardRow']}>
        <Button size="small" kind="primary" onClick={() => setBrowsing(true)}>
          {t('giveMaterial')}
        </Button>
        {given && (
          <Button size="small" onClick={() => void change({ assignments: others })}>
            {t('takeMaterial')}
          </Button>
        )}
        <Button
          size="small"
          aria-pressed={alone}
          data-tip={t('showAloneTip')}
          onClick={() => look({ hidden: alone ? showRest(hidden) : showOnly(hidden, match) })}
        >
          {t('showAlone')}
        </Button>
        <Button
          size="small"
          data-tip={t('hideTip')}
          onClick={() => {
            look({ hidden: { ...hidden, things: [...(hidden.things ?? []), thing.key] } });
            choose(undefined);
          }}
        >
          {t('hideIt')}
        </Button>
      </div>
      {browsing && (
        <MaterialBrowser
          value={given?.materialId}
          onChoose={({ id }) => {
            setBrowsing(false);
            void change({ assignments: [...others, { match, materialId: id }] });
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </section>
  );
}
