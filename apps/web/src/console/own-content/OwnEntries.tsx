import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import { everyLanguageOf, missingLanguages, type OwnKind } from '@plumbline/contract/content/own-content.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LANGUAGE_NAMES } from '../../layout/use-setting-items.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { ContentCard, ContentCards } from '../content/ContentCard.tsx';
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
        <ContentCards>
          {shown.map((each) => (
            <EntryCard key={each.id} entry={each} onOpen={() => setOpened(each.id)} />
          ))}
        </ContentCards>
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
    <ContentCard
      name={name}
      label={t('edit', { name })}
      cover={coverUrl}
      kind={entry.kind}
      hidden={version.value.hidden === true}
      mark={entry.draft ? t('state_draft') : version.value.hidden ? t('state_hidden') : undefined}
      urgent={entry.draft !== null}
      over={
        unfinished && (
          <span className={unfinished === 'failed' ? styles['failed'] : styles['making']}>
            {t(`cover_${unfinished}`)}
          </span>
        )
      }
      note={
        missing.length > 0
          ? t('missing', { languages: missing.map((locale) => LANGUAGE_NAMES[locale]).join(' · ') })
          : undefined
      }
      onOpen={onOpen}
    />
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
