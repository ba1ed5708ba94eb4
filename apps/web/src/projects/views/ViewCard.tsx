import type { ProjectView } from '@plumbline/contract/api/projects.ts';
import { VIEW_NAME_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { useReorder } from '../../ui/reorder/use-reorder.ts';
import { Handle } from '../parts/Handle.tsx';
import { projectPath } from '../project/sections.ts';
import styles from './Views.module.css';

type Order = ReturnType<typeof useReorder>;

interface Props {
  readonly projectId: string;
  readonly view: ProjectView;
  readonly item: ReturnType<Order['item']>;
  readonly handle: ReturnType<Order['handle']>;
  readonly moves: readonly MenuItem[];
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A view by its picture: opened by a press, renamed where its name stands. */
export function ViewCard({ projectId, view, item, handle, moves, onRename, onRemove }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const { viewId, name, current, room, taskCount } = view;
  const path = projectPath(projectId, { view: viewId });
  return (
    <li className={styles['card']} {...item}>
      <Link to={path} draggable={false} className={styles['picture']} aria-label={t('openView', { name })}>
        {current ? <Picture src={current.thumbnailUrl} /> : <Icon name="picture" size={28} />}
      </Link>
      <Handle {...handle} className={styles['handle']} label={t('reorder', { name })} />
      <div className={styles['foot']}>
        <div className={styles['words']}>
          <InlineText
            label={t('viewName')}
            className={styles['name']}
            value={name}
            maxLength={VIEW_NAME_MAX}
            onCommit={(value) => {
              if (value !== '') onRename(value);
            }}
          />
          <small>
            {taskCount === 0 ? t('noRenders') : t('renders', { count: taskCount })}
            {room && ` · ${ROOM_NAMES[room][locale]}`}
          </small>
        </div>
        <MenuButton
          icon="more"
          label={t('more', { name })}
          items={[...moves, { type: 'divider' }, { key: 'remove', label: t('remove'), onClick: onRemove }]}
        />
      </div>
    </li>
  );
}
