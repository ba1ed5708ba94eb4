import { useTranslation } from 'react-i18next';
import { orderTree } from '../../studio/versions/order-tree.ts';
import { useVersions } from '../../studio/versions/use-versions.ts';
import { VersionRow } from '../../studio/versions/VersionRow.tsx';
import { Failed, LinesSkeleton } from '../parts/States.tsx';
import styles from './ViewPage.module.css';

interface Props {
  readonly rootId: string;
  readonly currentId: string | null;
  readonly shownId: string | undefined;
  readonly beforeId: string | undefined;
  readonly onShow: (imageId: string) => void;
  readonly onCompareFrom: (imageId: string) => void;
}

/** What was made from one picture, as the workspace shows it. */
export function ViewTree({ rootId, currentId, shownId, beforeId, onShow, onCompareFrom }: Props) {
  const { t } = useTranslation(['projects', 'versions']);
  const { tree, rename } = useVersions(rootId);
  if (tree.isError) return <Failed error={tree.error} onRetry={() => void tree.refetch()} />;
  if (!tree.data) return <LinesSkeleton count={4} />;
  return (
    <ul className={styles['tree']} aria-label={t('versions')}>
      {orderTree(tree.data.nodes).map(({ node, depth }) => (
        <VersionRow
          key={node.imageId}
          node={node}
          depth={depth}
          current={node.imageId === currentId}
          place={node.imageId === shownId ? 'after' : node.imageId === beforeId ? 'before' : undefined}
          alone={beforeId === undefined}
          onShow={() => onShow(node.imageId)}
          onCompareFrom={() => onCompareFrom(node.imageId)}
          onRename={(name) => void rename(node.imageId, name)}
        />
      ))}
      {!tree.data.complete && <li className={styles['note']}>{t('versions:shortened')}</li>}
    </ul>
  );
}
