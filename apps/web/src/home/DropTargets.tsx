import { type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-locale.ts';
import { startsFromAPicture } from '../tools/tool-sections.ts';
import { useShownTools } from '../tools/use-shown-tools.ts';
import styles from './DropTargets.module.css';

/** The tool whose part of the page a drop fell on. */
export function toolUnder(target: EventTarget): FunctionName | undefined {
  const name =
    target instanceof Element ? target.closest('[data-tool]')?.getAttribute('data-tool') : undefined;
  return name && Object.hasOwn(TOOLS, name) ? (name as FunctionName) : undefined;
}

/** While a file hovers, the page parts into one field a tool: where it falls decides what it becomes. */
export function DropTargets() {
  const { t } = useTranslation('home');
  const localised = useLocalised();
  const [hot, setHot] = useState<string>();
  const targets = useShownTools().filter(startsFromAPicture);
  return (
    <div className={styles['targets']} onDragOver={(event) => setHot(toolUnder(event.target))}>
      {targets.map((tool) => (
        <div
          key={tool.function}
          className={styles['target']}
          data-tool={tool.function}
          data-hot={hot === tool.function}
        >
          <p>{localised(tool.title)}</p>
          <small>{localised(tool.summary)}</small>
        </div>
      ))}
      <p className={styles['elsewhere']}>{t('dropElsewhere')}</p>
    </div>
  );
}
