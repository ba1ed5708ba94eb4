import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { moveTo } from '../settings/look.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { ComingField } from './ComingField.tsx';
import { Field } from './Field.tsx';

export function SpaceField({ field }: { readonly field: ToolField }) {
  const localised = useLocalised();
  const { tool, look, settings } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  if (useQuery(categoriesQuery).isPending) return <ComingField field={field} />;
  if (look.spaces.length === 0) return null;
  const choose = (id: string) => {
    const space = look.spaces.find((each) => each.id === id);
    setValues(tool.function, moveTo(space, look, settings.values, { classifyId2: id }));
  };
  return (
    <Field field={field} value={look.space && localised(look.space.name)}>
      <PictureChoice
        label={localised(field.label)}
        options={look.spaces.map(({ id, name, cover }) => ({ id, name: localised(name), cover }))}
        value={look.space?.id}
        onChange={choose}
      />
    </Field>
  );
}
