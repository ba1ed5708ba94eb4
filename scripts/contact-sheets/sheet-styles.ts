import * as calm from '../../content/src/styles/calm-styles.ts';
import * as classic from '../../content/src/styles/classic-styles.ts';
import * as strong from '../../content/src/styles/strong-styles.ts';
import type { StyleSpec } from '@plumbline/scene/render-types.ts';

/** The styles of the given ids, in that order. @throws RangeError for an unknown id. */
export function sheetStyles(ids: readonly string[]): StyleSpec[] {
  const all: StyleSpec[] = [...Object.values(calm), ...Object.values(classic), ...Object.values(strong)];
  return ids.map((id) => {
    const style = all.find((s) => s.id === id);
    if (style === undefined)
      throw new RangeError(`no style "${id}"; there are ${all.map((s) => s.id).join(', ')}`);
    return style;
  });
}
