import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { Link } from 'react-router';
import { useLocalised } from '../i18n/use-locale.ts';
import { MemberMark } from '../tools/MemberMark.tsx';
import type { ToolCover } from '../tools/tool-cover.ts';
import { Picture } from '../ui/Picture.tsx';
import { useNear } from '../ui/use-near.ts';
import styles from './ToolCards.module.css';

/** How far below the window a card lies when its pictures are asked for: half a window. */
const AHEAD = '50%';

interface Props {
  readonly tool: ToolDescriptor;
  readonly cover: ToolCover | undefined;
}

/** The way to a tool, with a drawing that turns into its render on hover. */
export function ToolCard({ tool, cover }: Props) {
  const localised = useLocalised();
  const [card, near] = useNear<HTMLAnchorElement>(AHEAD);
  return (
    <Link ref={card} to={tool.route} className={styles['card']}>
      <span className={styles['cover']}>
        {near && cover && <Picture src={cover.after} />}
        {near && cover?.before && <Picture className={styles['before']} src={cover.before} />}
      </span>
      <strong>
        {localised(tool.title)}
        <MemberMark tool={tool} />
      </strong>
      <span className={styles['summary']}>{localised(tool.summary)}</span>
    </Link>
  );
}
