import { downloadName } from '@plumbline/contract/download-name.ts';
import { useTranslation } from 'react-i18next';
import type { Size } from '@plumbline/editor/coordinates.ts';
import { maskFit } from '../../../files/own-files.ts';
import { useFilesDialog } from '../../../files/use-files-dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFilePicker } from '../../base/use-file-picker.tsx';
import { saveAs } from '../../run/save-as.ts';
import { fetchBlob, type MaskEditor } from '../mask-editor.ts';
import { MaskSizeError } from '../png/image-to-layer.ts';
import { layerToPng } from '../png/layer-to-png.ts';
import { useSavedState } from '../session/saved-state.ts';
import { useMasks } from '../use-mask-editor.ts';
import styles from './MaskList.module.css';
import { MaskRow } from './MaskRow.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const allMasks = ({ masks }: MaskEditor) => masks.document.masks;
const activeMask = ({ masks }: MaskEditor) => masks.document.active;
const isEmpty = ({ coverage }: MaskEditor) => coverage === 'empty';

/** The masks of the picture by name: which one is worked on, which are seen; new ones, from a file, into a file. */
export function MaskList({ editor }: { readonly editor: MaskEditor }) {
  const { t } = useTranslation(['edit', 'files']);
  const saved = useSavedState(({ of, state }) => (of === editor ? state : undefined));
  const masks = useMasks(editor, allMasks);
  const active = useMasks(editor, activeMask);
  const empty = useMasks(editor, isEmpty);
  const { document } = editor.masks;
  const sizeOf = ({ width, height }: Size) => `${width} × ${height}`;
  const open = async (file: Blob) => {
    try {
      const from = await editor.importPng(file);
      if (from) toast.info(t('files:maskScaled', { from: sizeOf(from), to: sizeOf(document.size) }));
    } catch (error) {
      if (error instanceof MaskSizeError)
        toast.error(
          t('importedSize', {
            ...error.size,
            baseWidth: document.size.width,
            baseHeight: document.size.height,
          }),
        );
      else editor.fail(error);
    }
  };
  const picker = useFilePicker(t('importMask'), (file) => void open(file));
  const files = useFilesDialog({
    title: t('files:chooseMask'),
    kinds: ['mask'],
    fitOf: (mask) => {
      const fit = maskFit(mask, document.size);
      if (fit === 'fits') return undefined;
      return fit === 'scales'
        ? { note: t('files:willScale', { ...document.size }), usable: true }
        : { note: t('files:otherShape'), usable: false };
    },
    onChoose: ({ url }) =>
      void fetchBlob(url).then(open, (error: unknown) => {
        editor.fail(error);
      }),
  });
  const save = async () => {
    editor.finishWork();
    if (active)
      saveAs(
        URL.createObjectURL(await layerToPng(active.layer, editor.written)),
        downloadName(new Date(), 'png', active.name),
      );
  };
  return (
    <div className={styles['list']}>
      {picker.input}
      {files.dialog}
      {masks.length > 0 ? (
        <ul aria-label={t('masks')}>
          {masks.map((mask) => (
            <MaskRow key={mask.id} editor={editor} mask={mask} active={mask.id === active?.id} />
          ))}
        </ul>
      ) : (
        <p>{t('maskNone')}</p>
      )}
      <div className={styles['actions']}>
        {!editor.hasSides && (
          <button type="button" onClick={() => editor.addMask()}>
            <Icon name="plus" size={16} />
            {t('newMask')}
          </button>
        )}
        <button type="button" onClick={files.open}>
          {t('files:myMasks')}
        </button>
        <button type="button" onClick={picker.choose}>
          {t('importMask')}
        </button>
        <button type="button" disabled={!active || empty} onClick={() => void save()}>
          {t('exportMask')}
        </button>
        {saved && (
          <span role="status" data-state={saved}>
            {t(saved)}
          </span>
        )}
      </div>
    </div>
  );
}
