import type { DesignBrief } from '../design-brief.ts';

/** A brief as a short line for each thing that it says, for comparing and for reading. */
export function briefLines(brief: DesignBrief): string[] {
  // Lying snow is what is left of a weather that the hour outweighs: no line of its own.
  const { things, colours, materials, snowLies: _, ...named } = brief;
  return [
    ...Object.entries(named).map(([name, value]) => `${name} ${value}`),
    ...things.map(({ thing, count, colour, material }) =>
      [count, colour, material, thing].filter((part) => part !== undefined).join(' '),
    ),
    ...Object.entries(colours).map(([surface, colour]) => `${surface} in ${colour}`),
    ...Object.entries(materials).map(([role, material]) => `${role} of ${material}`),
  ].toSorted();
}
