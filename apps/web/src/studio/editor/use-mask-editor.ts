import { userMessage } from '@plumbline/client/server-error.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { App } from 'antd';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { MaskEditor } from './mask-editor.ts';
import { suitBrush } from './tool-settings.ts';
import { masksKey, openMasks } from './open-masks.ts';

const NO_CHANGES = () => () => undefined;

/** The mask editor of a workspace; nothing for tools without masks, or before there is a base. */
export function useMaskEditor(tool: ToolDescriptor, base: BasePicture | null): MaskEditor | undefined {
  const { t } = useTranslation('edit');
  const { message } = App.useApp();
  const locale = useLocale();
  const editor = useMemo(
    () => (tool.editor && base ? openEditor(tool.function, tool.editor, base) : undefined),
    [tool, base],
  );
  useEffect(() => {
    editor?.speak({
      nameOf: (n) => t('maskName', { n }),
      sides: { subject: t('subject'), background: t('background') },
      onFailed: (error) => void message.error(userMessage(error, locale)),
    });
  }, [editor, locale, message, t]);
  useEffect(() => {
    if (editor) suitBrush(editor.base);
  }, [editor]);
  // The end of each stroke draws what shows the masks; the rest of the workspace asks whether anything is painted alone.
  useSyncExternalStore(editor?.masks.subscribe ?? NO_CHANGES, () => editor?.coverage);
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
