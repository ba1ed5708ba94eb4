import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './Persona.module.css';
import { PersonaAvatar } from './PersonaAvatar.tsx';

interface Props {
  readonly personas: readonly Persona[];
  readonly chosen: Persona;
  readonly onChoose: (persona: Persona) => void;
  readonly onAsk: (question: string) => void;
}

/** What a talk begins with: whom to ask, what they are asked about, and questions to begin with. */
export function PersonaChoice({ personas, chosen, onChoose, onAsk }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  return (
    <div className={styles['choice']}>
      <h2>{t('askWhom')}</h2>
      <div className={styles['personas']} role="group" aria-label={t('personas')}>
        {personas.map((persona) => (
          <button
            key={persona.personaId}
            type="button"
            className={styles['persona']}
            aria-pressed={persona.personaId === chosen.personaId}
            onClick={() => onChoose(persona)}
          >
            <PersonaAvatar persona={persona} />
            <span>{localised(persona.name)}</span>
          </button>
        ))}
      </div>
      <p className={styles['purpose']}>
        {localised(chosen.purpose)} <code>/{chosen.slash}</code>
      </p>
      <ul className={styles['starters']} aria-label={t('starters')}>
        {chosen.starters.map((starter) => (
          <li key={starter.en}>
            <button type="button" onClick={() => onAsk(localised(starter))}>
              {localised(starter)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
