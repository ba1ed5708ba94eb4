import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toolSections } from '../tools/tool-sections.ts';
import { useShownTools } from '../tools/use-shown-tools.ts';
import { HelperLinks } from '../tools/HelperLinks.tsx';
import { useToolCovers } from '../tools/use-tool-covers.ts';
import { Icon } from '../ui/Icon.tsx';
import header from './Header.module.css';
import { menuColumns } from './menu-columns.ts';
import { ToolLink } from './ToolLink.tsx';
import styles from './ToolMenu.module.css';

/** The header's menu of tools, in columns by what one works on: a list of links that a button shows and hides. */
export function ToolMenu() {
  const { t } = useTranslation(['layout', 'tools']);
  const { pathname } = useLocation();
  const coverOf = useToolCovers();
  const shown = useShownTools();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', key);
    };
  }, [open]);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <div ref={menu} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={header['link']}
        aria-expanded={open}
        aria-controls={panel}
        data-current={TOOL_LIST.some((tool) => tool.route === pathname)}
        onClick={() => setOpen(!open)}
      >
        {t('render')}
        <Icon name="chevron-down" size={14} />
      </button>
      <div className={styles['panel']} id={panel} hidden={!open}>
        {open &&
          menuColumns(toolSections(shown)).map((column) => (
            <div key={column[0]?.section} className={styles['column']}>
              {column.map(({ section, tools }) => (
                <section key={section} aria-label={t(`tools:${section}`)}>
                  <h2>{t(`tools:${section}`)}</h2>
                  <ul>
                    {tools.map((tool) => (
                      <li key={tool.function}>
                        <ToolLink tool={tool} cover={coverOf(tool)} onOpen={() => setOpen(false)} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ))}
        {open && (
          <div className={styles['column']}>
            <HelperLinks onOpen={() => setOpen(false)} />
          </div>
        )}
      </div>
    </div>
  );
}
