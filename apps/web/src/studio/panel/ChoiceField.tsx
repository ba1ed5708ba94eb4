import { SIZES } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { PricedRequest } from '@plumbline/contract/tools/price-of.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { ChipChoice, type ChipOption } from '../../ui/ChipChoice.tsx';
import { isIconName } from '../../ui/icon-paths.ts';
import { usePrices } from '../run/use-price.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { SettingValue } from '../settings/workspace-settings.ts';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** More names than this do not stand beside each other in the panel. */
const MOST_IN_A_ROW = 4;

/** Proportions, such as `16:9`, as a little frame of that shape. */
function frameOf(value: string | number): { frame?: number } {
  const [width, height] = String(value).split(':').map(Number);
  return width && height ? { frame: width / height } : {};
}

/** What operators added to a list: chosen by name, beside what ships. */
function useOwnChoices({ ownKind }: ToolField): ChipOption<SettingValue | undefined>[] {
  const localised = useLocalised();
  const items = useQuery({ ...libraryQuery(ownKind ?? 'background'), enabled: ownKind !== undefined }).data;
  return (items ?? [])
    .filter(({ own }) => own)
    .map(({ id, name }) => ({ value: id, name: localised(name), icon: 'picture' as const }));
}

/** What a request with an option costs by it, where options decide over the price: how much an enlarger enlarges, how large a picture is. */
function pricedBy({ tool, field }: FieldProps, option: string | number): PricedRequest | undefined {
  if (field.name === 'multiplier' && (option === 2 || option === 4))
    return { function: tool, multiplier: option, count: 1 };
  const size = SIZES.find((each) => each === option);
  if (field.name !== 'size' || !TOOLS[tool].price.bySize || size === undefined) return undefined;
  return { function: tool, size, count: 1 };
}

/** A choice of named options: with icons where they have one, else as segments. Without a default it can be none. */
export function ChoiceField({ tool, field }: FieldProps) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  const prices = usePrices();
  const engine = useSettingsStore((state) => state.tools[tool]?.values['engine']);
  const withPrice = (option: string | number, name: string) => {
    const priced = pricedBy({ tool, field }, option);
    return priced === undefined || prices.unlimited
      ? name
      : t('priceOption', {
          option: name,
          tickets: t('tickets', {
            count: prices.of({ ...priced, engine: typeof engine === 'string' ? engine : undefined }).total,
          }),
        });
  };
  const options: ChipOption<SettingValue | undefined>[] = (field.options ?? []).map((option) => ({
    value: option.value,
    name: withPrice(option.value, localised(option.label)),
    ...(isIconName(option.value) ? { icon: option.value } : {}),
    ...frameOf(option.value),
  }));
  const own = useOwnChoices(field);
  options.push(...own);
  const pictured = options.some((option) => option.icon ?? option.frame);
  if (field.default === undefined && !field.required)
    options.unshift({ value: undefined, name: t('asDrawn'), icon: 'none' });
  return (
    <Field field={field}>
      <ChipChoice
        label={localised(field.label)}
        options={options}
        value={value}
        onChange={set}
        layout={pictured ? 'cells' : options.length > MOST_IN_A_ROW ? 'chips' : 'row'}
      />
    </Field>
  );
}
