import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import type { MenuProps } from 'antd';
import { Link } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from './Header.module.css';

/** Menu entries of every tool that works, from the registry. */
export function useToolItems(): NonNullable<MenuProps['items']> {
  const localised = useLocalised();
  return TOOL_LIST.map((tool) => ({
    key: tool.function,
    label: (
      <Link to={tool.route} className={styles['toolItem']}>
        <strong>{localised(tool.title)}</strong>
        <span>{localised(tool.summary)}</span>
      </Link>
    ),
  }));
}
