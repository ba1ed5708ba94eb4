import { useState } from 'react';
import styles from './CoarsePicture.module.css';

interface Props {
  readonly url: string;
  readonly alt: string;
}

/** What is being made, so far. The one before stays until the next is there; one that is gone by then is no fault. */
export function CoarsePicture({ url, alt }: Props) {
  const [gone, setGone] = useState<string>();
  const [there, setThere] = useState(false);
  if (gone === url) return null;
  return (
    <img
      className={styles['coarse']}
      src={url}
      alt={alt}
      draggable={false}
      data-there={there}
      onLoad={() => setThere(true)}
      onError={() => setGone(url)}
    />
  );
}
