import styles from './ColorField.module.css';

interface Props {
  readonly title: string;
  readonly colours: readonly string[];
  readonly value: string | undefined;
  readonly onChoose: (colour: string) => void;
}

/** A row of colours under a name; nothing where there are none. */
export function Swatches({ title, colours, value, onChoose }: Props) {
  if (colours.length === 0) return null;
  return (
    <div className={styles['swatches']} role="group" aria-label={title}>
      <p>{title}</p>
      <div>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={styles['swatch']}
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={colour === value}
            title={colour}
            onClick={() => onChoose(colour)}
          />
        ))}
      </div>
    </div>
  );
}
