import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { NavLink } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import type { ToolCover } from '../tools/tool-cover.ts';
import { MemberMark } from '../tools/MemberMark.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './ToolMenu.module.css';

interface Props {
  readonly tool: ToolDescriptor;
  readonly cover: ToolCover | undefined;
  readonly onOpen: () => void;
}

/** A tool in a menu: what it makes, its name and, where there is room, one sentence. */
export function ToolLink({ tool, cover, onOpen }: Props) {
  const localised = useLocalised();
  return (
    <NavLink
      to={tool.route}
      className={styles['tool'] ?? ''}
      title={localised(tool.summary)}
      onClick={onOpen}
    >
      <span className={styles['cover']}>{cover && <Picture src={cover.after} />}</span>
      <span className={styles['words']}>
        <strong>
          {localised(tool.title)}
          <MemberMark tool={tool} />
        </strong>
        <small>{localised(tool.summary)}</small>
      </span>
    </NavLink>
  );
}
