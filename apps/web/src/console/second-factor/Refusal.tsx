import styles from './SecondFactor.module.css';

/** Why the server said no, under the field that it speaks of. Its place is kept while there is nothing to say. */
export function Refusal({ text }: { readonly text: string | undefined }) {
  return (
    <p className={styles['refusal']} role="alert">
      {text}
    </p>
  );
}
