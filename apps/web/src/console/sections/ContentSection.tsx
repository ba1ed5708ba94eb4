import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import { CONTENT_KINDS, WELCOME_ITEM } from '@plumbline/contract/content/overlay.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OWN_KINDS } from '@plumbline/contract/content/own-content.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useCapabilities } from '../../session/capabilities.ts';
import { ENTRY_STATES, OwnEntries } from '../own-content/OwnEntries.tsx';
import { consoleApi } from '../console-api.ts';
import { contentQuery } from '../console-queries.ts';
import { ContentGrid } from '../content/ContentGrid.tsx';
import { childrenOf, upperNodes } from '../content/category-levels.ts';
import { ItemEditor } from '../content/ItemEditor.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useChange } from '../use-change.ts';
import { useListState } from '../use-list-state.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import styles from '../content/Content.module.css';

/** What everybody can choose from, edited as drafts over what ships and published together. */
export function ContentSection() {
  const { t } = useTranslation('console');
  const { t: own } = useTranslation('ownContent');
  const localised = useLocalised();
  const list = useListState();
  const chats = useCapabilities().has('chat');
  // Whom one asks is nothing to edit where nobody can.
  const kinds = CONTENT_KINDS.filter((each) => each !== 'persona' || chats);
  const kind = list.oneOf('kind', kinds) ?? 'style';
  const content = useQuery(contentQuery(kind));
  const [opened, setOpened] = useState<string>();
  const { busy, run } = useChange();
  const items = content.data?.items ?? [];
  const waiting = content.data?.waiting ?? 0;
  // The page of another kind stays until this one is here; it must not be edited as this one.
  const found = items.filter((item) => item.kind === kind && matches(item, list.q));
  const ownKind = OWN_KINDS.find((each) => each === kind);
  const state = list.oneOf('state', ENTRY_STATES);
  // A tree of many hundred nodes is looked at level by level, unless it is searched.
  const shown = kind === 'category' && list.q === '' ? childrenOf(found, list.text('in') ?? '') : found;
  const levels =
    kind === 'category'
      ? upperNodes(items).map(({ id, builtIn, depth }) => ({
          value: id,
          label: `${' '.repeat(2 * depth)}${localised(builtIn.name)}`,
        }))
      : [];
  const openedItem =
    kind === 'welcome'
      ? items.find(({ id, kind: its }) => its === kind && id === WELCOME_ITEM)
      : items.find(({ id }) => id === opened);
  const publish = () => run(() => consoleApi('publishContent', {}), t('published'));
  return (
    <>
      <SectionHead title={t('content')}>
        <Button type="primary" loading={busy} disabled={waiting === 0} onClick={() => void publish()}>
          {waiting === 0 ? t('publish') : t('publishCount', { count: waiting })}
        </Button>
      </SectionHead>
      <div className={styles['kinds']}>
        <ChipChoice
          label={t('kinds')}
          layout="row"
          options={kinds.map((value) => ({ value, name: t(`kind_${value}`) }))}
          value={kind}
          onChange={(value) => list.change({ kind: value, q: undefined, state: undefined, in: undefined })}
        />
      </div>
      {kind !== 'welcome' && (
        <ListBar
          search={t('searchContent')}
          q={list.q}
          filters={[
            ...(ownKind
              ? [
                  {
                    name: 'state',
                    any: own('anyState'),
                    value: state,
                    options: ENTRY_STATES.map((value) => ({ value, label: own(`state_${value}`) })),
                  },
                ]
              : []),
            ...(kind === 'category'
              ? [{ name: 'in', any: t('topLevels'), value: list.text('in'), options: levels }]
              : []),
          ]}
          onChange={list.change}
        />
      )}
      {content.isError && !content.data ? (
        <LoadFailed onRetry={() => void content.refetch()} />
      ) : kind === 'welcome' ? (
        openedItem && (
          <div className={styles['welcome']}>
            <ItemEditor key={JSON.stringify(openedItem)} item={openedItem} />
          </div>
        )
      ) : (
        <div className={styles['both']}>
          {ownKind && <OwnEntries key={ownKind} kind={ownKind} q={list.q} state={state} />}
          {state !== 'draft' && <ContentGrid items={shown} onOpen={setOpened} />}
        </div>
      )}
      {kind !== 'welcome' && openedItem && (
        <ItemEditor key={openedItem.id} item={openedItem} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function matches({ id, builtIn, draft, published }: ManagedItem, q: string): boolean {
  const names = [builtIn.name, draft?.name, published?.name].flatMap((name) => Object.values(name ?? {}));
  return [id, ...names].some((text) => text.toLowerCase().includes(q.trim().toLowerCase()));
}
