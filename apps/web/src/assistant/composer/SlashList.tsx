import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { PersonaAvatar } from '../personas/PersonaAvatar.tsx';
import styles from './Composer.module.css';

interface Props {
  readonly id: string;
  readonly personas: readonly Persona[];
  readonly chosen: Persona | undefined;
  readonly onChoose: (persona: Persona) => void;
}

/** Whom a slash and what is typed behind it may mean. The keyboard stays in the field. */
export function SlashList({ id, personas, chosen, onChoose }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  if (personas.length === 0) return null;
  return (
    <div className={styles['slashes']} id={id} role="listbox" aria-label={t('personas')}>
      {personas.map((persona) => {
        const isChosen = persona === chosen;
        return (
          <div
            key={persona.personaId}
            {...(isChosen ? { id: 'slash-chosen' } : {})}
            ref={(element) => {
              if (isChosen) element?.scrollIntoView({ block: 'nearest' });
            }}
            role="option"
            aria-selected={isChosen}
            tabIndex={-1}
            onPointerDown={(event) => {
              // The field keeps the keyboard.
              event.preventDefault();
              onChoose(persona);
            }}
          >
            <PersonaAvatar persona={persona} size={24} />
            <span>{localised(persona.name)}</span>
            <code>/{persona.slash}</code>
          </div>
        );
      })}
    </div>
  );
}
