import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useStudio } from '../studio-context.ts';
import styles from './EmptyScene.module.css';

/** The first step of a tool without a base: what is chosen so far and what is still to be chosen. */
export function EmptyScene() {
  const { t } = useTranslation('stage');
  const localised = useLocalised();
  const { tool, look, settings } = useStudio();
  const chosen = tool.fields
    .filter((field) => field.section === 'look')
    .map((field) => {
      const node = { category: look.domain, space: look.space, style: look.style }[field.control as string];
      const value = settings.values[field.name] ?? field.default;
      const option = field.options?.find((each) => each.value === value);
      const name = node?.name ?? option?.label;
      return { field, name: name && localised(name) };
    });
  const cover = look.style?.cover ?? look.space?.cover;
  return (
    <div className={styles['empty']}>
      {cover && <Picture className={styles['cover']} src={cover} />}
      <h2>{t('sceneTitle')}</h2>
      <p>{t('sceneBody')}</p>
      <dl className={styles['choices']}>
        {chosen.map(({ field, name }) => (
          <div key={field.name} data-missing={name === undefined}>
            <dt>{localised(field.label)}</dt>
            <dd>{name ?? t('notChosen')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
