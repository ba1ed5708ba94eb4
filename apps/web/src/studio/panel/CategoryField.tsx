import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { moveTo } from '../settings/look.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { Field } from './Field.tsx';

/** The first-level category of a tool that works in several; it decides which spaces and styles there are. */
export function CategoryField({ field }: { readonly field: ToolField }) {
  const localised = useLocalised();
  const { tool, look, settings } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  if (look.domains.length < 2) return null;
  const choose = (id: string) => {
    const space = look.domains.find((node) => node.id === id)?.children[0];
    setValues(tool.function, moveTo(space, look, settings.values, { classifyId1: id }));
  };
  return (
    <Field field={field}>
      <ChipChoice
        label={localised(field.label)}
        layout="chips"
        options={look.domains.map(({ id, name }) => ({ value: id, name: localised(name) }))}
        value={look.domain?.id ?? ''}
        onChange={choose}
      />
    </Field>
  );
}
