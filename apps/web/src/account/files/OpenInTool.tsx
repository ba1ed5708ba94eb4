import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { asPicture } from '../../files/own-files.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { handOver } from '../../studio/base/handed-over.ts';
import { useSettingsStore } from '../../studio/settings/settings-store.ts';
import { toolSections } from '../../tools/tool-sections.ts';
import { useShownTools } from '../../tools/use-shown-tools.ts';
import type { MenuItem } from '../../ui/menu/menu-item.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

/** A file goes into a tool: a texture as a material, everything else as its base. */
export function OpenInTool({ file }: { readonly file: OwnUpload }) {
  const { t } = useTranslation(['files', 'tools']);
  const localised = useLocalised();
  const navigate = useNavigate();
  const shown = useShownTools();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const texture = file.purpose === 'texture';
  const wanted = texture ? 'material' : 'image';
  const tools = shown.filter(({ fields }) => fields.some(({ control }) => control === wanted));
  const open = (tool: ToolDescriptor) => {
    const picture = asPicture(file);
    if (texture) setPicture(tool.function, 'material', picture);
    else handOver({ kind: 'picture', picture });
    void navigate(tool.route);
  };
  return (
    <MenuButton
      icon="rebase"
      label={t('openOf', { name: file.name || t('unnamed') })}
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
