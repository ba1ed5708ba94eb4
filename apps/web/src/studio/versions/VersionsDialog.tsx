import type { VersionNode } from '@plumbline/contract/api/versions.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { previewOf } from '../../ui/bounded-source.ts';
import { DifferenceTable } from '../../compare/DifferenceTable.tsx';
import { CompareSlider } from '../../ui/CompareSlider.tsx';
import { basePlace } from '../stage/base-place.ts';
import { useStudio } from '../studio-context.ts';
import { orderTree } from './order-tree.ts';
import { useVersions } from './use-versions.ts';
import { VersionRow } from './VersionRow.tsx';
import styles from './VersionsDialog.module.css';

/** Of the pictures, as a share of the window's height in percent: what differs stands below. */
const TALLEST_DVH = 48;

interface Props {
  readonly imageId: string;
  readonly onClose: () => void;
}

/** Everything that was made from one upload: any two compared, named, gone on from. */
export function VersionsDialog({ imageId, onClose }: Props) {
  const { t } = useTranslation('versions');
  const { upload } = useStudio();
  const { tree, rename, goOnFrom } = useVersions(imageId);
  const [afterId, setAfterId] = useState(imageId);
  const [beforeId, setBeforeId] = useState<string>();
  const [position, setPosition] = useState(50);
  const nodes = tree.data?.nodes ?? [];
  const find = (id: string | null | undefined) => nodes.find((node) => node.imageId === id);
  const after = find(afterId) ?? nodes.at(-1);
  const before = find(beforeId) ?? find(after?.parentId) ?? nodes[0];
  const goOn = async (node: VersionNode) => {
    if (!(await goOnFrom(node.imageId))) return;
    const { url, thumbnailUrl, width, height } = node;
    upload.take({ kind: 'picture', picture: { imageId: node.imageId, url, thumbnailUrl, width, height } });
    onClose();
  };
  return (
    <Modal open centered title={t('title')} footer={null} width={1040} onCancel={onClose}>
      {tree.isError && (
        <div className={styles['failed']}>
          <p>{t('failed')}</p>
          <Button onClick={() => void tree.refetch()}>{t('retry')}</Button>
        </div>
      )}
      {before && after && (
        <div className={styles['body']}>
          <ul className={styles['tree']}>
            {orderTree(nodes).map(({ node, depth }) => (
              <VersionRow
                key={node.imageId}
                node={node}
                depth={depth}
                current={node.imageId === tree.data?.headId}
                place={
                  node.imageId === after.imageId
                    ? 'after'
                    : node.imageId === before.imageId
                      ? 'before'
                      : undefined
                }
                onShow={() => setAfterId(node.imageId)}
                onCompareFrom={() => setBeforeId(node.imageId)}
                onRename={(name) => void rename(node.imageId, name)}
              />
            ))}
            {tree.data?.complete === false && <li className={styles['note']}>{t('shortened')}</li>}
          </ul>
          <div className={styles['compare']}>
            <div
              className={styles['pair']}
              style={{
                aspectRatio: after.width / after.height,
                width: `min(100%, ${(TALLEST_DVH * after.width) / after.height}dvh)`,
              }}
            >
              <CompareSlider
                before={previewOf(before.url, before) ?? before.url}
                after={previewOf(after.url, after) ?? after.url}
                beforePlace={basePlace(
                  before,
                  after,
                  after.parentId === before.imageId ? after.made?.request : undefined,
                )}
                beforeAlt={t('before')}
                afterAlt={t('after')}
                label={t('divider')}
                position={position}
                onChange={setPosition}
              />
            </div>
            <div className={styles['differences']}>
              <DifferenceTable
                before={before.made?.request ?? null}
                after={after.made?.request ?? null}
                more={seeds(before, after).map((seed) => ({ name: t('seed'), ...seed }))}
              />
            </div>
            <div className={styles['actions']}>
              <Button kind="primary" title={t('goOnHint')} onClick={() => void goOn(after)}>
                {t('goOn')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** Of two that differ, where a seed means something to both. */
function seeds(before: VersionNode, after: VersionNode) {
  const [from, to] = [before, after].map(({ made }) =>
    made && TOOLS[made.function].fields.some(({ control }) => control === 'seed') ? made.seed : undefined,
  );
  return from === undefined || to === undefined || from === to ? [] : [{ before: from, after: to }];
}
