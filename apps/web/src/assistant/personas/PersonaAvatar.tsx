import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './Persona.module.css';

/** A persona’s sign on its colour; who it is stands beside it. */
export function PersonaAvatar({ persona, size = 28 }: { readonly persona: Persona; readonly size?: number }) {
  const localised = useLocalised();
  return (
    <span
      aria-hidden
      className={styles['avatar']}
      style={{ background: persona.colour, width: size, height: size, fontSize: Math.round(size * 0.46) }}
    >
      {localised(persona.glyph)}
    </span>
  );
}
