import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { scaleMask } from '../../shrink/run-shrink.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { masksKey, openMasks } from './open-masks.ts';
import { imageToLayer } from './png/image-to-layer.ts';
import { layerToPng } from './png/layer-to-png.ts';
import { toast } from '../../ui/toast/toast.ts';

/** What was painted on a picture goes along to a smaller copy of it; what does not is said. */
export function useCarryMasks(tool: ToolDescriptor): (from: BasePicture, to: BasePicture) => Promise<void> {
  const { t } = useTranslation('shrink');
  return useCallback(
    async (from, to) => {
      if (!tool.editor) return;
      try {
        const count = await carryMasks(tool.function, from, to);
        if (count > 0) toast.info(t('masksScaled', { count }));
      } catch {
        toast.warning(t('masksLost'));
      }
    },
    [t, tool],
  );
}

async function carryMasks(
  name: ToolDescriptor['function'],
  from: BasePicture,
  to: BasePicture,
): Promise<number> {
  const { document } = openMasks(masksKey(name, from.imageId), from);
  const painted = document.masks.filter(({ layer }) => layer.coverage !== 'empty');
  const size = { width: to.width, height: to.height };
  const scaled = await Promise.all(
    painted.map(async (mask) => ({
      mask,
      layer: await imageToLayer(await scaleMask(await layerToPng(mask.layer), size), size),
    })),
  );
  const target = openMasks(masksKey(name, to.imageId), size);
  target.withoutHistory(() => {
    for (const { mask, layer } of scaled)
      target.document.addMask(mask.id, { name: mask.name, color: mask.color, visible: mask.visible }, layer);
  });
  return scaled.length;
}
