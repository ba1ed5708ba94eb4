import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { libraryQuery } from '../../api/queries.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import type { LibraryItem } from '../../library/library-item.ts';
import { useIsShown } from '../../session/route-access.ts';
import { insertPrompt } from './insert-prompt.ts';
import { firstOf, promptGroups } from './prompt-groups.ts';
import styles from './PromptField.module.css';
import { WordsField } from './words/WordsField.tsx';
import { type FieldProps, useField } from './use-field.ts';

const FIRST = 6;

/** The prompt with words of the library under it: a click adds one, another takes it out again. */
export function PromptField({ tool, field }: FieldProps) {
  const { t } = useTranslation('panel');
  const { sceneSpace } = TOOLS[tool];
  const isShown = useIsShown();
  const [all, setAll] = useState(false);
  const items = useQuery(libraryQuery('prompt')).data ?? [];
  const groups = promptGroups(items, sceneSpace);
  const first = firstOf(groups, FIRST);
  return (
    <WordsField tool={tool} field={field} rows={3}>
      {groups.length > 0 && (
        <div className={styles['library']} role="group" aria-label={t('promptLibrary')}>
          {all ? (
            groups.map(({ topic, items: own }) => (
              <div key={topic} className={styles['topic']}>
                <h4>{t(topic)}</h4>
                <Phrases tool={tool} field={field} items={own} />
              </div>
            ))
          ) : (
            <Phrases tool={tool} field={field} items={first} />
          )}
          <button type="button" className={styles['more']} aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'fewerPrompts' : 'morePrompts')}
          </button>
          {isShown('prompts') && (
            <Link className={styles['more']} to={`/prompts?tool=${tool}`}>
              {t('promptGenerator')}
            </Link>
          )}
        </div>
      )}
    </WordsField>
  );
}

function Phrases({ tool, field, items }: FieldProps & { readonly items: readonly LibraryItem[] }) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const locale = useLocale();
  const { value, set } = useField(tool, field);
  const prompt = String(value ?? '');
  return (
    <ul className={styles['chips']}>
      {items.map((item) => {
        const name = localised(item.name);
        const next = insertPrompt(prompt, name, locale);
        return (
          <li key={item.id}>
            <button
              type="button"
              className={styles['chip']}
              aria-label={t('insertPrompt', { name })}
              aria-pressed={next.length < prompt.length}
              disabled={next.length > (field.max ?? next.length)}
              onClick={() => set(next)}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
