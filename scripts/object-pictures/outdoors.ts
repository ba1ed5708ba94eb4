import { GREY as g, THIN, box, oval, repeat, shadow, shape } from './pen.ts';

const leaves = (places: readonly (readonly [number, number, number])[], fill: string, line = 0) =>
  places.map(([x, y, r]) => oval(x, y, r, r, { fill, line })).join('');
const CROWN = [
  [92, 70, 28],
  [148, 70, 28],
  [120, 46, 32],
  [104, 52, 26],
  [138, 52, 26],
  [120, 76, 30],
] as const;
const HEDGE = `M28 140 V84 ${'q11.5 -20 23 0 '.repeat(8)}V140 Z`;
const WHEEL = (x: number, r: number) =>
  oval(x, 124, r, r, { fill: g.deep }) + oval(x, 124, r / 2.2, r / 2.2, { fill: g.light, line: THIN });
const SPOKES = (x: number) =>
  oval(x, 110, 28, 28, { line: 3 }) +
  repeat(4, (k) => {
    const a = (k * Math.PI) / 4;
    const [dx, dy] = [26 * Math.cos(a), 26 * Math.sin(a)];
    return shape(
      `M${(x - dx).toFixed(1)} ${(110 - dy).toFixed(1)} L${(x + dx).toFixed(1)} ${(110 + dy).toFixed(1)}`,
      { line: 0.8 },
    );
  });

/** Things that stand outside. Each is drawn on a sheet of 240 × 160 with the ground at 140. */
export const OUTDOORS: Readonly<Record<string, string>> = {
  person:
    shadow(122, 141, 30, 4) +
    shape('M110 82 L104 138 H113 L120 98 L128 138 H137 L130 82 Z', { fill: g.dark }) +
    shape('M104 44 C104 38 136 38 136 44 L140 86 H100 Z', { fill: g.white }) +
    shape('M104 46 L94 84 M136 46 L146 84', { line: 5 }) +
    oval(120, 27, 10.5, 11.5, { fill: g.light }),
  tree:
    shadow(120, 141, 46) +
    shape('M113 140 L116 84 H124 L127 140 Z', { fill: g.middle }) +
    leaves(CROWN, g.ink, 4.8) +
    leaves(CROWN, g.light) +
    leaves(
      [
        [134, 72, 24],
        [146, 66, 18],
        [118, 84, 16],
      ],
      g.middle,
    ) +
    shape('M119 96 L104 78 M121 90 L134 72', { line: THIN }),
  hedge:
    shadow(120, 141, 96) +
    shape(HEDGE, { fill: g.light }) +
    shape('M30 112 C80 120 160 104 210 112 V138 H30 Z', { fill: g.middle, line: 0 }) +
    repeat(20, (k) => {
      const [x, y] = [40 + ((k * 53) % 156), 92 + ((k * 17) % 40)];
      return shape(`M${x} ${y} q2.5 -5 5 0 q2.5 -5 5 0`, { line: THIN });
    }) +
    shape(HEDGE, {}),
  bench:
    shadow(120, 141, 88) +
    repeat(3, (k) => box(40, 50 + 14 * k, 160, 9, { fill: g.white, round: 2 })) +
    box(34, 98, 172, 8, { fill: g.light, round: 2 }) +
    box(34, 106, 172, 6, { fill: g.middle, round: 2 }) +
    shape('M56 46 V140 M184 46 V140 M44 140 V112 M196 140 V112', { line: 4 }),
  fence:
    shadow(120, 141, 100, 4) +
    box(22, 66, 196, 8, { fill: g.light }) +
    box(22, 112, 196, 8, { fill: g.light }) +
    repeat(8, (k) => {
      const x = 28 + 24.5 * k;
      return shape(`M${x} 140 V52 L${x + 6.5} 42 L${x + 13} 52 V140 Z`, { fill: g.white });
    }),
  pergola:
    shadow(120, 141, 92) +
    shape('M48 46 V140 H58 V46 Z M182 46 V140 H192 V46 Z', { fill: g.light }) +
    shape('M78 46 V128 H84 V46 Z M156 46 V128 H162 V46 Z', { fill: g.middle, line: THIN }) +
    box(28, 36, 184, 11, { fill: g.white }) +
    repeat(9, (k) => box(36 + 20 * k, 24, 8, 14, { fill: g.light, line: THIN })) +
    shape('M58 62 L76 47 M182 62 L164 47', { line: THIN }),
  umbrella:
    shadow(120, 141, 44, 4) +
    shape('M120 40 V136', { line: 4 }) +
    shape(
      'M120 18 C76 22 44 44 34 66 C52 58 62 58 77 66 C92 58 106 58 120 66 C134 58 148 58 163 66 C178 58 188 58 206 66 C196 44 164 22 120 18 Z',
      { fill: g.white },
    ) +
    shape('M120 18 C100 28 84 44 77 66 M120 18 C140 28 156 44 163 66', { line: THIN }) +
    shape('M77 66 C92 58 106 58 120 66 C134 58 148 58 163 66 C156 44 140 28 120 18 C100 28 84 44 77 66 Z', {
      fill: g.light,
      line: THIN,
    }) +
    box(100, 130, 40, 10, { fill: g.dark, round: 3 }),
  fountain:
    shadow(120, 142, 86) +
    shape('M34 112 H206 L196 138 H44 Z', { fill: g.light }) +
    oval(120, 112, 86, 10, { fill: g.white }) +
    oval(120, 112, 74, 7, { fill: g.middle, line: THIN }) +
    shape('M112 112 L115 76 H125 L128 112 Z', { fill: g.light }) +
    shape('M84 66 H156 C150 78 138 80 120 80 C102 80 90 78 84 66 Z', { fill: g.white }) +
    shape(
      'M120 64 V22 M120 26 C108 14 96 30 94 62 M120 26 C132 14 144 30 146 62 M86 70 C76 80 72 92 72 108 M154 70 C164 80 168 92 168 108',
      { line: 2 },
    ),
  pool:
    shape('M70 60 H190 L222 130 H18 Z', { fill: g.white }) +
    shape('M78 68 H182 L206 120 H34 Z', { fill: g.middle }) +
    repeat(4, (k) => {
      const y = 80 + 10 * k;
      return shape(`M${74 - 6 * k} ${y} q8 -5 16 0 t16 0 M${128 + 4 * k} ${y + 3} q8 -5 16 0 t16 0`, {
        line: THIN,
      });
    }) +
    shape('M166 84 V46 C166 36 178 36 178 46 M184 84 V46 C184 36 196 36 196 46', { line: 3 }) +
    shape('M166 58 H184 M166 70 H184', { line: 2 }),
  bridge:
    shape('M16 146 H224', { line: THIN }) +
    shape(
      'M16 90 C80 50 160 50 224 90 V104 C200 92 196 92 190 140 H176 C170 92 70 92 64 140 H50 C44 92 40 92 16 104 Z',
      { fill: g.light },
    ) +
    shape('M16 78 C80 38 160 38 224 78', { line: 3 }) +
    repeat(9, (k) => {
      const x = 32 + 22 * k;
      const lift = 30 * (1 - ((x - 120) / 104) ** 2);
      return shape(`M${x} ${(78 - lift).toFixed(1)} V${(90 - lift).toFixed(1)}`, { line: 2 });
    }) +
    shape('M72 150 q8 -4 16 0 t16 0 M124 152 q8 -4 16 0 t16 0', { line: THIN }),
  'street-lamp':
    shadow(112, 141, 26, 4) +
    shape('M112 140 V34 C112 18 130 16 150 22', { line: 4 }) +
    shape('M142 18 L176 28 L172 36 L140 28 Z', { fill: g.white }) +
    shape('M146 34 L128 96 H190 L168 38 Z', { fill: g.white, line: 0 }) +
    box(104, 122, 16, 18, { fill: g.dark }),
  car:
    shadow(120, 138, 98) +
    shape(
      'M22 120 C20 96 28 88 56 84 L82 58 C86 54 92 52 98 52 H148 C156 52 160 54 166 60 L188 82 C210 86 218 92 218 108 V118 C218 122 216 124 212 124 H28 C24 124 22 122 22 120 Z',
      { fill: g.white },
    ) +
    shape('M72 84 L92 62 C94 60 98 59 101 59 H118 V84 Z M126 59 H146 C151 59 154 60 158 64 L177 84 H126 Z', {
      fill: g.middle,
      line: THIN,
    }) +
    shape('M122 90 V118 M132 96 H142 M24 104 H214', { line: THIN }) +
    WHEEL(66, 17) +
    WHEEL(174, 17),
  bicycle:
    shadow(120, 140, 88, 4) +
    SPOKES(66) +
    SPOKES(174) +
    shape('M66 110 L92 66 H148 L112 110 Z M92 66 L112 110 M148 66 L174 110 M148 66 L142 48 H156', {
      line: 3.4,
    }) +
    shape('M80 56 H104 L94 64 Z', { fill: g.dark }) +
    shape('M92 66 L91 60', { line: 3.4 }) +
    oval(112, 110, 7, 7, { fill: g.white }),
};
