import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { WordWish } from '@plumbline/contract/words/word-reading.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { libraryQuery } from '../../../api/queries.ts';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { useIsShown } from '../../../session/route-access.ts';
import { handOver } from '../../base/handed-over.ts';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import styles from './WordsAnswer.module.css';

/** Something that words cannot do, with the tools that can: they open on the same picture, with what was asked for chosen. */
export function WishRow({ wish }: { readonly wish: WordWish }) {
  const { t } = useTranslation('words');
  const localised = useLocalised();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { settings } = useStudio();
  const { setPicture, setValue } = useSettingsStore.getState();
  const objects = useQuery({ ...libraryQuery('object'), enabled: wish.objectId !== undefined }).data;
  const materials = useQuery({ ...libraryQuery('material'), enabled: wish.materialId !== undefined }).data;
  const open = (tool: ToolDescriptor) => {
    const object = objects?.find(({ id }) => id === wish.objectId);
    const material = materials?.find(({ id }) => id === wish.materialId);
    const takes = (name: string) => tool.fields.some((field) => field.name === name);
    if (object && takes('objectId')) {
      const { id: imageId, url, cover: thumbnailUrl, name } = object;
      setPicture(tool.function, 'objectId', { imageId, url, thumbnailUrl, name });
    }
    if (material && takes('material')) {
      const { id: imageId, url, cover: thumbnailUrl, name } = material;
      const tileSizeMm = material.tileSizeMm?.[0];
      setPicture(tool.function, 'material', {
        imageId,
        url,
        thumbnailUrl,
        name,
        ...(tileSizeMm === undefined ? {} : { tileSizeMm }),
      });
    }
    if (wish.color !== undefined && takes('color')) setValue(tool.function, 'color', wish.color);
    if (settings.base) handOver({ kind: 'picture', picture: settings.base });
    void navigate(tool.route);
  };
  return (
    <div className={styles['wish']}>
      <p>{t(`wish-${wish.kind}`, { words: wish.text })}</p>
      <div>
        {wish.tools
          .map((name) => TOOLS[name])
          .filter((tool) => isShown(tool.function))
          .map((tool) => (
            <Button key={tool.function} size="small" onClick={() => open(tool)}>
              {t('openTool', { tool: localised(tool.title) })}
            </Button>
          ))}
      </div>
    </div>
  );
}
