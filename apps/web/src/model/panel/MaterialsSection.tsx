import { useQuery } from '@tanstack/react-query';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../../api/queries.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { MaterialBrowser } from '../../library/MaterialBrowser.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { smallPicture } from '../../ui/small-picture.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { useModelWork } from '../model-context.ts';
import { Fold } from './Fold.tsx';
import styles from './Sections.module.css';
import { readOf } from '../read-model.ts';

/** What was given to classes, materials and things, and the file's own materials to give something to by name. */
export function MaterialsSection() {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const localised = useLocalised();
  const undo = useUndo();
  const { answer, change, opening } = useModelWork();
  const library = useQuery({
    ...libraryQuery('material'),
    enabled: (answer?.assignments.length ?? 0) > 0,
  }).data;
  const [giving, setGiving] = useState<ModelAssignment['match']>();
  if (!readOf(answer) || !answer) return null;
  const given = answer.assignments;
  const nameOf = (match: ModelAssignment['match']) => {
    if ('class' in match) return MODEL_CLASS_NAMES[match.class][locale];
    if ('layer' in match) return match.layer;
    if ('material' in match) return match.material;
    return opening.opened?.model.things.find(({ key }) => key === match.thing)?.name ?? match.thing;
  };
  const has = (match: ModelAssignment['match']) =>
    given.some((each) => JSON.stringify(each.match) === JSON.stringify(match));
  const rest: readonly ModelAssignment['match'][] = [
    ...answer.classes.map((each) => ({ class: each.class })),
    ...answer.materials.flatMap(({ name }) => (name === '' ? [] : [{ material: name }])),
  ].filter((match) => !has(match));
  return (
    <Fold
      title={t('materials')}
      summary={given.length === 0 ? t('materialsNone') : t('materialsGiven', { count: given.length })}
    >
      <p className={styles['note']}>{t('materialsHint')}</p>
      <ul className={styles['list']}>
        {given.map((each) => {
          const item = library?.find(({ id }) => id === each.materialId);
          const name = nameOf(each.match);
          return (
            <li key={JSON.stringify(each.match)} className={styles['item']}>
              {item && <img className={styles['swatch']} src={smallPicture(item.cover)} alt="" />}
              <button
                type="button"
                className={styles['name']}
                aria-label={t('giveTo', { name })}
                onClick={() => setGiving(each.match)}
              >
                {name}
              </button>
              {item && <span className={styles['count']}>{localised(item.name)}</span>}
              <IconButton
                icon="close"
                label={t('takeFrom', { name })}
                onClick={() => {
                  void change({ assignments: given.filter((other) => other !== each) });
                  undo(t('materialTaken', { name }), () => change({ assignments: [...given] }));
                }}
              />
            </li>
          );
        })}
        {rest.map((match) => (
          <li key={JSON.stringify(match)} className={styles['item']}>
            <button
              type="button"
              className={styles['name']}
              aria-label={t('giveTo', { name: nameOf(match) })}
              onClick={() => setGiving(match)}
            >
              {nameOf(match)}
            </button>
            <span className={styles['count']}>{t('class' in match ? 'isClass' : 'isMaterial')}</span>
          </li>
        ))}
      </ul>
      {giving && (
        <MaterialBrowser
          onChoose={({ id }) => {
            const others = given.filter((each) => JSON.stringify(each.match) !== JSON.stringify(giving));
            setGiving(undefined);
            void change({ assignments: [...others, { match: giving, materialId: id }] });
          }}
          onClose={() => setGiving(undefined)}
        />
      )}
    </Fold>
  );
}
