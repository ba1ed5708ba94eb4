import { SESSION_MASK_NAME_MAX } from '@plumbline/contract/api/editor-session.ts';
import type { NamedMask } from '@plumbline/editor/mask-document.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { MaskEditor } from '../mask-editor.ts';
import styles from './MaskList.module.css';

interface Props {
  readonly editor: MaskEditor;
  readonly mask: NamedMask;
  /** Whether it is the one that is worked on. */
  readonly active: boolean;
}

export function MaskRow({ editor, mask, active }: Props) {
  const { t } = useTranslation('edit');
  const [naming, setNaming] = useState(false);
  const { document } = editor.masks;
  const rename = (name: string) => {
    setNaming(false);
    const trimmed = name.trim().slice(0, SESSION_MASK_NAME_MAX);
    if (trimmed !== '' && trimmed !== mask.name) document.changeMask(mask.id, { name: trimmed });
  };
  return (
    <li className={styles['row']} data-active={active}>
      <span className={styles['dot']} style={{ background: mask.color }} />
      {naming ? (
        <input
          // The row was opened to be typed into.
          ref={(input) => input?.select()}
          className={styles['name']}
          aria-label={t('renameMask')}
          defaultValue={mask.name}
          maxLength={SESSION_MASK_NAME_MAX}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') rename(event.currentTarget.value);
            if (event.key === 'Escape') setNaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles['name']}
          aria-current={active}
          title={t('renameMask')}
          onClick={() => {
            if (active && !editor.hasSides) setNaming(true);
            else {
              editor.leaveTool();
              document.activate(mask.id);
            }
          }}
        >
          {mask.name}
        </button>
      )}
      <IconButton
        icon={mask.visible ? 'eye' : 'eye-off'}
        label={t(mask.visible ? 'hideMask' : 'showMask', { name: mask.name })}
        onClick={() => {
          editor.leaveTool();
          document.changeMask(mask.id, { visible: !mask.visible });
        }}
      />
      {!editor.hasSides && (
        <IconButton
          icon="trash"
          label={t('removeMask')}
          onClick={() => {
            editor.leaveTool();
            document.removeMask(mask.id);
          }}
        />
      )}
    </li>
  );
}
