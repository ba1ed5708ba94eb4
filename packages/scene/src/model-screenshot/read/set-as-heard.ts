import { ExteriorRole } from './exterior-roles.ts';
import type { Backdrop } from './find-backdrop.ts';
import { type HeardSetting, Setting } from './heard-setting.ts';
import type { RegionTable } from './region-table.ts';

/** Share of the picture from which what the net takes for sky is one. */
const LEAST_SKY = 0.02;

/** A backdrop whose parts are told pixel by pixel, not by surfaces. */
export function heardBackdrop({ horizonY, sky, onSheet }: HeardSetting, t: RegionTable): Backdrop {
  const none = new Uint8Array(t.count + 1);
  return {
    sky: none,
    ground: none,
    sureGround: true,
    horizonY,
    empty: onSheet,
    confidence: sky > LEAST_SKY ? 0.85 : 0.4,
  };
}

/** How bare a pixel of the ground is from which it has no colour of its own, 0…1. */
const MOSTLY_BARE = 0.5;

/** Sky and ground as the net sees them, over what surfaces were taken for, in place. */
export function setAsHeard(roles: Uint8Array, { parts, bare }: HeardSetting): void {
  for (let i = 0; i < parts.length; i++) {
    const own = roles[i];
    const isSetting = own === ExteriorRole.sky || own === ExteriorRole.ground || own === ExteriorRole.path;
    if (parts[i] === Setting.sky) roles[i] = ExteriorRole.sky;
    else if (parts[i] !== Setting.none)
      roles[i] = (bare.data[i] as number) > MOSTLY_BARE ? ExteriorRole.ground : ExteriorRole.path;
    else if (isSetting) roles[i] = ExteriorRole.own;
  }
}
