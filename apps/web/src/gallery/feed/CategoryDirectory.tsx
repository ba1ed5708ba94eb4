import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { Link } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Feed.module.css';

interface Props {
  readonly root: CategoryNode | undefined;
  readonly addressOf: (ids: string) => string;
}

/** Every space under its domain, by its picture: a way in for who does not know what it is called. */
export function CategoryDirectory({ root, addressOf }: Props) {
  const localised = useLocalised();
  return root?.children
    .filter(({ children }) => children.length > 0)
    .map((domain) => (
      <section key={domain.id} aria-label={localised(domain.name)}>
        <h2 className={styles['section']}>{localised(domain.name)}</h2>
        <ul className={styles['directory']}>
          {domain.children.map((space) => (
            <li key={space.id}>
              <Link to={addressOf(`${domain.id}-${space.id}`)}>
                <Picture src={space.cover} />
                {localised(space.name)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
