import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { LearnTool } from '../../guide/LearnTool.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { fieldId } from '../panel/Field.tsx';
import { useStudio } from '../studio-context.ts';
import styles from './EmptyScene.module.css';

/** The first step of a tool without a base: what is chosen so far and what is still to be chosen. */
export function EmptyScene() {
  const { t } = useTranslation('stage');
  const localised = useLocalised();
  const { tool, look, settings, setRaised } = useStudio();
  const chosen = tool.fields
    // What is off by itself is no step that is left to take.
    .filter((field) => field.section === 'look' && field.control !== 'toggle')
    .map((field) => {
      const node = { category: look.domain, space: look.space, style: look.style }[field.control as string];
      const value = settings.values[field.name] ?? field.default;
      const option = field.options?.find((each) => each.value === value);
      const name = node?.name ?? option?.label;
      return { field, name: name && localised(name) };
    });
  const goTo = (field: ToolField) => {
    setRaised(true);
    // Where the settings are a sheet, it has to be there first.
    requestAnimationFrame(() => {
      const place = document.querySelector(`#${fieldId(field)}`);
      place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      place?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
    });
  };
  const cover = look.style?.cover ?? look.space?.cover;
  return (
    <div className={styles['empty']}>
      {cover && <Picture className={styles['cover']} src={cover} />}
      <h2>{t('sceneTitle')}</h2>
      <p>{t('sceneBody')}</p>
      <ul className={styles['choices']}>
        {chosen.map(({ field, name }) => (
          <li key={field.name}>
            <button type="button" data-missing={name === undefined} onClick={() => goTo(field)}>
              <small>{localised(field.label)}</small>
              {name ?? t('notChosen')}
            </button>
          </li>
        ))}
      </ul>
      <LearnTool tool={tool.function} />
    </div>
  );
}
