import { SCENE_COLOURS } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { classIcon, type SceneClass } from './class-list.ts';
import styles from './SceneInspector.module.css';

/** A class as its colour with its icon; the name stands beside it. */
export function ClassSwatch({ name, size = 13 }: { readonly name: SceneClass; readonly size?: number }) {
  return (
    <span className={styles['swatch']} style={{ background: SCENE_COLOURS[name] }} aria-hidden>
      <Icon name={classIcon(name)} size={size} />
    </span>
  );
}
