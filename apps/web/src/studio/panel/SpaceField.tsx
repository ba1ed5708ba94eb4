import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { sameStyleIn } from '../settings/look.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { Field } from './Field.tsx';

export function SpaceField({ field }: { readonly field: ToolField }) {
  const localised = useLocalised();
  const { tool, look, settings } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  if (look.spaces.length === 0) return null;
  const choose = (id: string) => {
    const style = sameStyleIn(
      look.spaces.find((space) => space.id === id),
      look.style,
    );
    const { classifyId3: chosen, ...others } = settings.values;
    // A chosen style goes along; one that was never chosen gives way to the new space's own first style.
    const kept = chosen !== undefined && style !== undefined ? { classifyId3: style } : {};
    setValues(tool.function, { ...others, classifyId2: id, ...kept });
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
