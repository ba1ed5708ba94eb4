import { BOARD_SOURCES, type BoardSource } from './board-source.ts';
import type { BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { Project } from '@plumbline/contract/api/projects.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../studio/base/use-file-picker.tsx';
import { usePictureUpload } from '../../studio/base/use-picture-upload.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Pickable, PickGrid } from '../pick/PickGrid.tsx';
import styles from './AddToBoard.module.css';
import { WORDLESS } from './board-items.ts';
import { useBoardSources } from './use-board-sources.ts';

interface Props {
  readonly project: Project;
  readonly start: BoardSource;
  readonly onAdd: (items: BoardItemInput[]) => void;
  readonly onClose: () => void;
}

const MOST = 60;

function inputOf(source: BoardSource, id: string): BoardItemInput {
  const placed = { size: 'm', ...WORDLESS } as const;
  switch (source) {
    case 'views':
      return { kind: 'view', viewId: id, ...placed };
    case 'gallery':
      return { kind: 'work', workId: id, ...placed };
    case 'materials':
      return { kind: 'material', materialId: id, ...placed, size: 's' };
    default:
      return { kind: 'picture', imageId: id, ...placed };
  }
}

/** Pictures from everywhere, to be put on a board: several at once, also of several sources. */
export function AddToBoardDialog({ project, start, onAdd, onClose }: Props) {
  const { t } = useTranslation(['projects', 'studio']);
  const [source, setSource] = useState<BoardSource>(start);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, BoardSource>>(new Map());
  const { items, list } = useBoardSources(project, source, words);
  const upload = usePictureUpload('reference', ({ imageId }) =>
    setPicked((before) => new Map(before).set(imageId, 'files')),
  );
  const { input, choose } = useFilePicker(t('upload'), (file) => upload.take({ kind: 'file', file }));
  const here = new Set([...picked].flatMap(([id, from]) => (from === source ? [id] : [])));
  const change = (next: ReadonlySet<string>) => {
    const others = [...picked].filter(([, from]) => from !== source);
    setPicked(new Map([...others, ...[...next].map((id) => [id, source] as const)]));
  };
  return (
    <Modal
      open
      centered
      width={880}
      title={t('addPictures')}
      okText={picked.size === 0 ? t('choose') : t('addCount', { count: picked.size })}
      okButtonProps={{ disabled: picked.size === 0 }}
      cancelText={t('cancel')}
      onOk={() => {
        onAdd([...picked].map(([id, from]) => inputOf(from, id)));
        onClose();
      }}
      onCancel={onClose}
    >
      <div className={styles['tools']}>
        <ChipChoice<BoardSource>
          label={t('source')}
          layout="chips"
          options={BOARD_SOURCES.map((value) => ({ value, name: t(`source-${value}`) }))}
          value={source}
          onChange={setSource}
        />
        {source === 'files' && (
          <Button loading={upload.sending !== undefined} onClick={choose}>
            <Icon name="upload" size={16} /> {t('upload')}
          </Button>
        )}
        {source !== 'views' && source !== 'files' && (
          <label className={styles['search']}>
            <Icon name="search" size={16} />
            <input
              type="search"
              aria-label={t('studio:search')}
              placeholder={t('studio:search')}
              maxLength={200}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
      </div>
      {input}
      <PickGrid
        items={items satisfies readonly Pickable[]}
        picked={here}
        most={MOST}
        {...(list ? { list } : {})}
        shape={source === 'materials' ? 'swatch' : 'scene'}
        empty={t('sourceEmpty')}
        onChange={change}
      />
    </Modal>
  );
}
