import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { MaskEditor } from '../mask-editor.ts';
import { stepName } from '../step-name.ts';
import { useMasks } from '../use-mask-editor.ts';

const undoName = ({ masks }: MaskEditor) => masks.document.history.undoName;
const redoName = ({ masks }: MaskEditor) => masks.document.history.redoName;

/** Back and forward, each with the step that it would take. */
export function HistoryButtons({ editor }: { readonly editor: MaskEditor }) {
  const { t } = useTranslation('edit');
  const undo = useMasks(editor, undoName);
  const redo = useMasks(editor, redoName);
  return (
    <>
      <IconButton
        icon="undo"
        label={undo ? t('undoStep', { step: stepName(t, undo) }) : t('undo')}
        shortcut="Ctrl Z"
        disabled={!undo}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon="redo"
        label={redo ? t('redoStep', { step: stepName(t, redo) }) : t('redo')}
        shortcut="Ctrl ⇧ Z"
        disabled={!redo}
        onClick={() => editor.redo()}
      />
    </>
  );
}
