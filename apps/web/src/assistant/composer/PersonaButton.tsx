import type { Persona } from '@plumbline/contract/content/persona.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { PersonaAvatar } from '../personas/PersonaAvatar.tsx';
import styles from './Composer.module.css';

interface Props {
  readonly personas: readonly Persona[];
  readonly chosen: Persona;
  readonly onChoose: (persona: Persona) => void;
}

/** Who is asked, and a menu of everybody else. */
export function PersonaButton({ personas, chosen, onChoose }: Props) {
  const { t } = useTranslation('assistant');
  const localised = useLocalised();
  return (
    <Menu
      title={t('changePersona')}
      placement="top-start"
      className={styles['persona']}
      items={personas.map((persona) => ({
        key: persona.personaId,
        checked: persona === chosen,
        label: (
          <span className={styles['choice']}>
            <PersonaAvatar persona={persona} size={22} />
            <span>{localised(persona.name)}</span>
          </span>
        ),
        onClick: () => onChoose(persona),
      }))}
    >
      <PersonaAvatar persona={chosen} size={22} />
      <span className={styles['personaName']}>{localised(chosen.name)}</span>
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
