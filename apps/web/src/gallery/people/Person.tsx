import type { WorkAuthor } from '@plumbline/contract/api/works.ts';
import { Link } from 'react-router';
import styles from './People.module.css';

/** A face, or the first letter of a name. */
export function Avatar({ person, size }: { readonly person: WorkAuthor; readonly size: number }) {
  const shape = { width: size, height: size, fontSize: size * 0.42 };
  return person.avatarUrl === null ? (
    <span className={styles['avatar']} style={shape} aria-hidden>
      {[...person.name][0]?.toUpperCase()}
    </span>
  ) : (
    <img className={styles['avatar']} src={person.avatarUrl} alt="" style={shape} />
  );
}

/** Somebody by face and name, with the way to what they publish. */
export function Person({ person }: { readonly person: WorkAuthor }) {
  return (
    <Link className={styles['person']} to={`/authorHomePage?userId=${person.userId}`}>
      <Avatar person={person} size={36} />
      <strong>{person.name}</strong>
    </Link>
  );
}
