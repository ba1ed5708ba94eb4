import { GREY as g, THIN, box, oval, repeat, shadow, shape } from './pen.ts';

/** Things that stand in a room. Each is drawn on a sheet of 240 × 160 with the floor at 140. */
export const FURNITURE: Readonly<Record<string, string>> = {
  sofa:
    shadow(120, 141, 92) +
    box(50, 56, 140, 52, { fill: g.light, round: 8 }) +
    box(54, 90, 66, 26, { fill: g.white, round: 6 }) +
    box(120, 90, 66, 26, { fill: g.white, round: 6 }) +
    box(30, 76, 26, 54, { fill: g.light, round: 9 }) +
    box(184, 76, 26, 54, { fill: g.light, round: 9 }) +
    box(54, 114, 132, 16, { fill: g.middle, round: 2 }) +
    shape('M42 130 V140 M198 130 V140', {}) +
    shape('M120 62 V90', { line: THIN }),
  armchair:
    shadow(120, 141, 56) +
    shape('M82 100 C76 52 92 40 120 40 C148 40 164 52 158 100 Z', { fill: g.light }) +
    box(90, 90, 60, 24, { fill: g.white, round: 7 }) +
    box(72, 78, 22, 48, { fill: g.light, round: 9 }) +
    box(146, 78, 22, 48, { fill: g.light, round: 9 }) +
    box(92, 112, 56, 12, { fill: g.middle }) +
    shape('M84 126 L80 140 M156 126 L160 140', {}),
  chair:
    shadow(122, 141, 44, 4) +
    shape('M92 22 L98 84 M150 22 L146 84', {}) +
    shape('M92 22 H150 L149 46 H94 Z', { fill: g.light }) +
    shape('M96 58 H148', { line: 4 }) +
    shape('M90 84 H156 L150 94 H94 Z', { fill: g.white }) +
    shape('M96 94 L90 140 M150 94 L156 140 M112 94 L110 126 M134 94 L136 126', {}),
  table:
    shadow(120, 141, 82) +
    shape('M58 58 H182 L204 74 H36 Z', { fill: g.white }) +
    box(36, 74, 168, 8, { fill: g.light }) +
    shape('M46 82 L52 140 H60 L58 82 Z', { fill: g.light }) +
    shape('M194 82 L188 140 H180 L182 82 Z', { fill: g.light }) +
    shape('M78 82 L80 128 H85 L85 82 Z M162 82 L160 128 H155 L155 82 Z', { fill: g.middle, line: THIN }) +
    box(112, 42, 14, 22, { fill: g.light, line: THIN, round: 4 }) +
    shape('M119 42 C116 30 110 26 106 22 M119 42 C121 30 126 24 130 18', { line: THIN }),
  bed:
    shadow(120, 142, 92) +
    box(62, 30, 116, 54, { fill: g.light, round: 5 }) +
    box(74, 58, 42, 24, { fill: g.white, round: 6 }) +
    box(124, 58, 42, 24, { fill: g.white, round: 6 }) +
    shape('M58 80 H182 L202 122 H38 Z', { fill: g.white }) +
    shape('M50 96 H190 L202 122 H38 Z', { fill: g.middle }) +
    box(36, 122, 168, 12, { fill: g.light }) +
    shape('M46 134 V140 M194 134 V140', {}),
  cabinet:
    shadow(120, 141, 74) +
    box(50, 52, 140, 78, { fill: g.white }) +
    shape('M96.7 52 V130 M143.3 52 V130', { line: THIN }) +
    box(50, 52, 140, 7, { fill: g.middle }) +
    shape('M90 86 V100 M103 86 V100 M150 86 V100', { line: 3 }) +
    shape('M60 130 V140 M180 130 V140', {}) +
    oval(166, 46, 12, 6, { fill: g.light }) +
    box(70, 22, 26, 30, { fill: g.light, line: THIN }),
  shelf:
    shadow(120, 141, 54, 4) +
    box(72, 16, 96, 124, { fill: g.white }) +
    repeat(3, (k) => box(72, 45 + 31 * k, 96, 4, { fill: g.middle, line: THIN })) +
    repeat(5, (k) =>
      box(80 + 8 * k, 25 - (k % 2) * 3, 7, 20 + (k % 2) * 3, { fill: k % 2 ? g.light : g.dark, line: THIN }),
    ) +
    box(136, 30, 22, 15, { fill: g.light, line: THIN }) +
    oval(94, 68, 9, 8, { fill: g.light, line: THIN }) +
    repeat(4, (k) => box(128 + 8 * k, 54, 7, 22, { fill: k % 2 ? g.middle : g.light, line: THIN })) +
    repeat(4, (k) => box(82 + 8 * k, 84, 7, 23, { fill: k % 2 ? g.dark : g.light, line: THIN })) +
    box(126, 92, 32, 15, { fill: g.light, line: THIN }) +
    box(82, 120, 34, 20, { fill: g.light, line: THIN }),
  lamp:
    shadow(120, 141, 32, 4) +
    shape('M120 62 V136', { line: 3.4 }) +
    shape('M98 18 H142 L156 64 H84 Z', { fill: g.white }) +
    oval(120, 64, 36, 4.4, { fill: g.light }) +
    oval(120, 137, 25, 5, { fill: g.dark }),
  carpet:
    shape('M72 62 H168 L206 128 H34 Z', { fill: g.light }) +
    shape('M79 70 H161 L191 120 H49 Z', { fill: g.white, line: THIN }) +
    shape('M88 80 H152 L174 111 H66 Z', { fill: g.middle, line: THIN }) +
    repeat(15, (k) => shape(`M${38 + 11.8 * k} 129 L${36 + 11.9 * k} 136`, { line: THIN })) +
    repeat(9, (k) => shape(`M${74 + 11.6 * k} 61 L${75 + 11.4 * k} 56`, { line: THIN })),
  plant:
    shadow(120, 141, 38, 4) +
    repeat(7, (k) => {
      const a = (-75 + 25 * k) * (Math.PI / 180);
      const [x, y] = [120 + 62 * Math.sin(a) * 0.95, 100 - 76 * Math.cos(a) * 0.98];
      const [cx, cy] = [120 + 24 * Math.sin(a) - 12 * Math.cos(a), 72 - 40 * Math.cos(a) - 6];
      const [dx, dy] = [120 + 34 * Math.sin(a) + 14 * Math.cos(a), 88 - 26 * Math.cos(a)];
      const fill = [g.middle, g.light, g.dark][k % 3] as string;
      return shape(
        `M120 100 Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)} Q${dx.toFixed(1)} ${dy.toFixed(1)} 120 100 Z`,
        { fill, line: 1.8 },
      );
    }) +
    shape('M92 98 H148 L141 140 H99 Z', { fill: g.white }) +
    box(89, 94, 62, 10, { fill: g.light }),
};
