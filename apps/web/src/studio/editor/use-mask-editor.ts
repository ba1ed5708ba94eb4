import { userMessage } from '@plumbline/client/server-error.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { MaskEditor } from './mask-editor.ts';
import { suitBrush } from './tool-settings.ts';
import { masksKey, openMasks } from './open-masks.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The mask editor of a workspace; nothing for tools without masks, or before there is a base. */
export function useMaskEditor(tool: ToolDescriptor, base: BasePicture | null): MaskEditor | undefined {
  const { t } = useTranslation('edit');
  const locale = useLocale();
  const editor = useMemo(
    () => (tool.editor && base ? openEditor(tool.function, tool.editor, base) : undefined),
    [tool, base],
  );
  useEffect(() => {
    editor?.speak({
      nameOf: (n) => t('maskName', { n }),
      sides: { subject: t('subject'), background: t('background') },
      onFailed: (error) => toast.error(userMessage(error, locale)),
    });
  }, [editor, locale, t]);
  useEffect(() => {
    if (editor) suitBrush(editor.base);
  }, [editor]);
  const [, setCoverage] = useState<MaskEditor['coverage']>();
  useEffect(() => {
    if (!editor) return;
    // The end of a stroke draws what shows the masks. The rest of the workspace asks only whether anything is painted, and
    // is drawn after that event: it is large, and the next stroke may begin.
    const look = () => startTransition(() => setCoverage(editor.coverage));
    look();
    return editor.masks.subscribe(look);
  }, [editor]);
  return editor;
}

function openEditor(
  name: ToolDescriptor['function'],
  descriptor: NonNullable<ToolDescriptor['editor']>,
  base: BasePicture,
): MaskEditor {
  const masks = openMasks(masksKey(name, base.imageId), { width: base.width, height: base.height });
  return new MaskEditor({ masks, descriptor, base });
}

/**
 * Something of the masks; draws the component again where a gesture's end or a change of the list made it another. Ends of
 * strokes are pointer events: what they need not draw waits for nothing.
 *
 * @param select the same value while nothing of it changed
 */
export function useMasks<T>(editor: MaskEditor, select: (editor: MaskEditor) => T): T {
  return useSyncExternalStore(editor.masks.subscribe, () => select(editor));
}
