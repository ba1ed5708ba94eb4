import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import { everyLanguageOf, missingLanguages, type OwnKind } from '@plumbline/contract/content/own-content.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../../layout/use-setting-items.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import styles from './OwnContent.module.css';
import { ownEntriesQuery } from './own-entry-query.ts';

export const ENTRY_STATES = ['draft', 'published', 'hidden'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

interface Props {
  readonly kind: OwnKind;
  readonly q: string;
  readonly state: EntryState | undefined;
}

/** What operators added of one kind, before what ships: its cover as it comes, and what is still to be done. */
export function OwnEntries({ kind, q, state }: Props) {
  const { t } = useTranslation('ownContent');
  const entries = useQuery(ownEntriesQuery(kind));
  const [opened, setOpened] = useState<string>();
  const all = (entries.data ?? []).filter((entry) => entry.kind === kind);
  const shown = all.filter((entry) => matches(entry, q, state));
  const entry = all.find(({ id }) => id === opened);
  return (
    <section className={styles['section']} aria-label={t('own')}>
      <header>
        <h3>{t('own')}</h3>
        <span className={styles['count']}>{all.length}</span>
        <Button icon={<Icon name="plus" size={16} />} onClick={() => setOpened('new')}>
          {t(`add_${kind}`)}
        </Button>
      </header>
      {entries.isError && !entries.data ? (
        <LoadFailed onRetry={() => void entries.refetch()} />
      ) : shown.length === 0 ? (
        <p className={styles['none']}>
          {entries.isPending ? '' : t(all.length === 0 ? 'noneYet' : 'noMatch')}
        </p>
      ) : (
        <ul className={styles['grid']}>
          {shown.map((each) => (
            <EntryCard key={each.id} entry={each} onOpen={() => setOpened(each.id)} />
          ))}
        </ul>
      )}
      {opened === 'new' && <EntryEditor kind={kind} onClose={() => setOpened(undefined)} />}
      {entry && <EntryEditor key={entry.id} kind={kind} entry={entry} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

function EntryCard({ entry, onOpen }: { readonly entry: ManagedEntry; readonly onOpen: () => void }) {
  const { t } = useTranslation('ownContent');
  const localised = useLocalised();
  const version = entry.draft ?? entry.published;
  if (!version) return null;
  const name = localised(everyLanguageOf(version.value.name));
  const missing = missingLanguages(version.value.name);
  const { cover, coverUrl } = version;
  const unfinished = cover === 'none' || cover === 'ready' ? undefined : cover;
  return (
    <li className={version.value.hidden ? styles['hidden'] : undefined}>
      <button type="button" aria-label={t('edit', { name })} onClick={onOpen}>
        <span className={styles['picture']} data-kind={entry.kind}>
          {coverUrl !== '' && <img src={coverUrl} alt="" loading="lazy" />}
          {unfinished && (
            <span className={unfinished === 'failed' ? styles['failed'] : styles['making']}>
              {t(`cover_${unfinished}`)}
            </span>
          )}
        </span>
        <span className={styles['caption']}>
          <span className={styles['itemName']}>{name}</span>
          {entry.draft ? (
            <span className={styles['draft']}>{t('state_draft')}</span>
          ) : (
            version.value.hidden && <span className={styles['mark']}>{t('state_hidden')}</span>
          )}
        </span>
        {missing.length > 0 && (
          <span className={styles['missing']}>
            {t('missing', { languages: missing.map((locale) => LANGUAGE_NAMES[locale]).join(' · ') })}
          </span>
        )}
      </button>
    </li>
  );
}

function matches({ id, draft, published }: ManagedEntry, q: string, state: EntryState | undefined): boolean {
  const value = (draft ?? published)?.value;
  if (state === 'draft' && !draft) return false;
  if (state === 'published' && !published) return false;
  if (state === 'hidden' && !value?.hidden) return false;
  const texts = [id, ...Object.values(value?.name ?? {})];
  return texts.some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
}
