import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { sheetQuery } from '../../api/queries.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';

/** The drawings of a base that is a sheet of several; none while that is not known, and where it cannot be found out. */
export function useSheet(base: BasePicture | null): readonly SheetDrawing[] {
  const { data } = useQuery({
    ...sheetQuery(base?.imageId ?? ''),
    enabled: base !== null,
    // An offer, which nobody misses: what failed is left alone.
    retry: false,
  });
  return data?.drawings ?? [];
}
