import { MODEL_CLASS_NAMES } from '@plumbline/contract/models/model-class-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useModelWork } from '../model-context.ts';
import { useModelStore } from '../state/model-store.ts';

/** What is shown alone, by its name; undefined where nothing is. */
export function useOnlyName(): string | undefined {
  const locale = useLocale();
  const { opened } = useModelWork().opening;
  const only = useModelStore((state) => state.hidden.only);
  if (!only) return undefined;
  if ('class' in only) return MODEL_CLASS_NAMES[only.class][locale];
  if ('layer' in only) return only.layer;
  if ('material' in only) return only.material;
  const thing = opened?.model.things.find(({ key }) => key === only.thing);
  return thing?.name || thing?.type || only.thing;
}
