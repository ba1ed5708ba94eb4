import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import { toolSections } from '../../tools/tool-sections.ts';
import { useShownTools } from '../../tools/use-shown-tools.ts';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { promptOf } from './prompt-of.ts';

/** Opens a tool with words of an answer as its prompt. */
export function SendToWorkspace({ text }: { readonly text: string }) {
  const { t } = useTranslation(['assistant', 'tools']);
  const localised = useLocalised();
  const navigate = useNavigate();
  const shown = useShownTools();
  const setValue = useSettingsStore((state) => state.setValue);
  const tools = shown.filter(({ fields }) => fields.some(({ name }) => name === 'promptTxt'));
  const open = (tool: ToolDescriptor) => {
    setValue(tool.function, 'promptTxt', promptOf(text, getSelection()?.toString()));
    toast.success(t('promptSet'));
    void navigate(tool.route);
  };
  return (
    <MenuButton
      icon="brush"
      label={t('sendTo')}
      items={toolSections(tools).flatMap(({ section, tools: those }): MenuItem[] => [
        { type: 'heading', label: t(`tools:${section}`) },
        ...those.map((tool) => ({
          key: tool.function,
          label: localised(tool.title),
          onClick: () => open(tool),
        })),
      ])}
    />
  );
}
