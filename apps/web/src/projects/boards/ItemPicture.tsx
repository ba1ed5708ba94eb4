import type { BoardItem } from '@plumbline/contract/api/boards.ts';
import { useTranslation } from 'react-i18next';
import { previewOf } from '../../ui/bounded-source.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ItemFace } from './board-items.ts';
import styles from './Board.module.css';

interface Props {
  readonly item: BoardItem;
  readonly face: ItemFace | undefined;
  /** As wide as it is shown, in pixels of the page. */
  readonly width: number;
  /** Paper has more points than a screen: the whole picture. */
  readonly printed?: boolean;
}

/** Wider than that a small copy is not sharp. */
const SMALL = 380;

/** What an item shows, or why it shows nothing. */
export function ItemPicture({ item, face, width, printed = false }: Props) {
  const { t } = useTranslation('projects');
  if (!face)
    return (
      <span className={styles['gone']}>
        <Icon name="picture" size={24} />
        {t(item.gone ? 'gone' : 'noPicture')}
      </span>
    );
  const whole = previewOf(face.url, face) ?? face.url;
  if (printed) return <img src={whole} alt="" />;
  return <Picture src={width > SMALL ? whole : face.thumbnailUrl} />;
}
