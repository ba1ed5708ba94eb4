import type { MineItem } from '@plumbline/contract/api/works.ts';
import type { MineTab, WorkKind } from '@plumbline/contract/works/work-lists.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { COLLECTION_NAME_MAX } from '@plumbline/contract/works/work-lists.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { CollectionCards } from '../collections/CollectionCards.tsx';
import { CollectionMenu } from '../collections/CollectionMenu.tsx';
import { CollectionView } from '../collections/CollectionPage.tsx';
import { useCollections } from '../collections/use-collections.ts';
import feed from '../feed/Feed.module.css';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import { PagedGrid } from '../feed/PagedGrid.tsx';
import { collectionsQuery, mineQuery } from '../queries/gallery-queries.ts';
import { asOwnWork } from './as-own-work.ts';
import { MineFrame } from './MineFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface ListProps {
  readonly label: string;
  readonly tab: MineTab;
  readonly kind?: WorkKind;
  readonly empty: ReactNode;
}

function MineList({ label, tab, kind, empty }: ListProps) {
  const { t } = useTranslation('gallery');
  const query = useInfiniteQuery(mineQuery(tab));
  const pending = t('inReview');
  const hidden = t('hidden');
  const asWork = useCallback(
    (item: MineItem) => asOwnWork(item, kind, { pending, hidden }),
    [hidden, kind, pending],
  );
  return <PagedGrid label={label} query={query} asWork={asWork} empty={empty} />;
}

/** What one published. */
export function MinePicturesPage() {
  const { t } = useTranslation('gallery');
  return (
    <MineFrame>
      <MineList
        label={t('minePictures')}
        tab="create"
        kind="work"
        empty={
          <EmptyState title={t('publishedNothing')} body={t('publishedNothingBody')}>
            <Link to="/list">{t('toOwnWorks')}</Link>
          </EmptyState>
        }
      />
    </MineFrame>
  );
}

/** One's own cases. */
export function MineCasesPage() {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  return (
    <MineFrame
      actions={
        <Button type="primary" onClick={() => void navigate('/casemineByCreate')}>
          {t('tellCase')}
        </Button>
      }
    >
      <MineList
        label={t('mineCases')}
        tab="case"
        empty={
          <EmptyState title={t('toldNothing')} body={t('toldNothingBody')}>
            <Link to="/casemineByCreate">{t('tellCase')}</Link>
          </EmptyState>
        }
      />
    </MineFrame>
  );
}

/** What one collected: pictures or cases. */
function Collected({ kind }: { readonly kind: WorkKind }) {
  const { t } = useTranslation('gallery');
  return (
    <MineFrame>
      <nav
        className={feed['kinds']}
        aria-label={t('kinds')}
        style={{ width: 'max-content', marginBottom: 20 }}
      >
        <Link to="/insHomeByCollect" aria-current={kind === 'work' ? 'page' : undefined}>
          {t('pictures')}
        </Link>
        <Link to="/casemineByCollect" aria-current={kind === 'case' ? 'page' : undefined}>
          {t('cases')}
        </Link>
      </nav>
      <MineList
        label={t('mineCollected')}
        tab="collect"
        kind={kind}
        empty={
          <EmptyState title={t('collectedNothing')} body={t('collectedNothingBody')}>
            <Link to={kind === 'case' ? '/caseHome' : '/tupianHome'}>{t('lookAround')}</Link>
          </EmptyState>
        }
      />
    </MineFrame>
  );
}

export function CollectedPicturesPage() {
  return <Collected kind="work" />;
}

export function CollectedCasesPage() {
  return <Collected kind="case" />;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** One's collections, or the one that the address names. */
export function CollectionsPage() {
  const [params] = useSearchParams();
  const opened = params.get('collectionId');
  if (opened !== null && ID.test(opened)) return <CollectionView collectionId={opened} />;
  return (
    <MineFrame actions={<NewCollection />}>
      <OwnCollections />
    </MineFrame>
  );
}

function OwnCollections() {
  const { t } = useTranslation('gallery');
  const { signedIn } = useCurrentUser();
  const query = useQuery({ ...collectionsQuery(undefined), enabled: signedIn });
  if (query.isPending) return <GridSkeleton />;
  if (query.isError) return <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return (
      <EmptyState title={t('noCollections')} body={t('noCollectionsBody')}>
        <Link to="/tupianHome">{t('lookAround')}</Link>
      </EmptyState>
    );
  return (
    <CollectionCards
      collections={query.data}
      menu={(collection) => <CollectionMenu key={collection.name} collection={collection} />}
    />
  );
}

function NewCollection() {
  const { t } = useTranslation('gallery');
  const { create } = useCollections();
  const [name, setName] = useState<string>();
  const close = () => setName(undefined);
  const make = async () => {
    if (await create((name ?? '').trim())) close();
  };
  return (
    <>
      <Button onClick={() => setName('')}>{t('newCollection')}</Button>
      {name !== undefined && (
        <Modal
          open
          centered
          width={420}
          title={t('newCollection')}
          okText={t('create')}
          cancelText={t('cancel')}
          okButtonProps={{ disabled: name.trim() === '' }}
          onOk={() => void make()}
          onCancel={close}
        >
          <Input
            aria-label={t('collectionName')}
            maxLength={COLLECTION_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Modal>
      )}
    </>
  );
}
