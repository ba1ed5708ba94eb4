import type { ToolSection } from '../tools/tool-sections.ts';

/** Tools and headings, of which a column of the menu holds this many before it is taller than the window. */
const MOST = 8.5;

/** Sections side by side; short ones share a column, in their order. */
export function menuColumns(sections: readonly ToolSection[]): ToolSection[][] {
  const columns: ToolSection[][] = [];
  let room = 0;
  for (const each of sections) {
    const last = columns.at(-1);
    if (last && each.tools.length <= room) last.push(each);
    else {
      columns.push([each]);
      room = MOST;
    }
    // A heading takes about as much height as half a tool.
    room -= each.tools.length + 0.5;
  }
  return columns;
}
