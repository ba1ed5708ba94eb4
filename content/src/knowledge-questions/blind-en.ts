import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { asker, oneOfEach, valueWith } from './blind-expected.ts';
import { DECLINED } from './expected.ts';

const en = asker('en');

export const BLIND_EN: readonly KnowledgeQuestion[] = [
  // Not its height (900), not the wall unit's depth (350).
  en(
    100,
    'standard kitchen worktop depth',
    valueWith(580, 680, 'mm', ['worktop', 'countertop', 'counter', 'base unit']),
  ),
  // Not a public corridor (1500 and more), not a door (800).
  en(
    101,
    'how wide should a hallway be in a house, in mm?',
    valueWith(850, 1300, 'mm', ['hall', 'corridor', 'passage']),
  ),
  en(102, 'how long is a ramp for a 600 mm rise at 1:12', valueWith(7.1, 8.8, 'm')),
  en(103, 'are marble quarry shares a buy right now?', DECLINED),
  // Not the handrail (900), not the tread (250 and more).
  en(104, 'comfortable riser height for stairs at home', valueWith(150, 220, 'mm', ['riser', 'rise'])),
  // Not a concert hall (2 s), not an open office's noise.
  en(105, 'reverb time classroom', valueWith(0.3, 1, 's', ['class', 'school', 'teach'])),
  // Not the toilet's outlet, not bathroom walls or fans.
  en(
    106,
    'best flooring for a bathroom',
    oneOfEach(
      ['bath', 'shower', 'wet'],
      ['porcelain', 'ceramic', 'tile', 'vinyl', 'stone', 'rubber'],
      ['slip', 'R10', 'R11', 'water', 'porcelain', 'moisture'],
    ),
  ),
  // Not an office or a garage (4000).
  en(107, 'bedroom light how many kelvin', valueWith(2200, 3200, 'K', ['bedroom', 'sleep', 'evening'])),
  en(108, 'will it snow in Oslo tomorrow', DECLINED),
  en(109, 'litres of paint for 85 m² of wall, two coats, 10 m² per litre', valueWith(16.5, 19.6, 'L')),
  en(
    110,
    'what makes a room look art deco?',
    oneOfEach(
      ['deco'],
      [
        'geometric',
        'symmetr',
        'brass',
        'gold',
        'chevron',
        'sunburst',
        'lacquer',
        'glam',
        'stepped',
        'zigzag',
      ],
    ),
  ),
  // Not the door (850), not the ramp.
  en(111, 'wheelchair turning circle', valueWith(1450, 1850, 'mm', ['turn', 'circle'])),
  en(
    112,
    'daylight factor with 4 m² glass, transmittance 0.7, visible sky angle 65°, room surfaces 90 m², reflectance 0.5',
    valueWith(2.3, 2.8, '%'),
  ),
  en(113, 'who played the architect in The Fountainhead', DECLINED),
  // Not brick (0.5 and more), not the U-value of a wall.
  en(
    114,
    'lambda of mineral wool',
    valueWith(0.03, 0.045, 'W/(m·K)', ['mineral wool', 'rock wool', 'glass wool', 'stone wool', 'wool']),
  ),
  // Not a standing desk (1000 and more), not the seat (450).
  en(115, 'desk height sitting', valueWith(670, 780, 'mm', ['desk'])),
  en(
    116,
    'what can I plant in a hot dry mediterranean garden that needs hardly any water',
    oneOfEach([
      'lavender',
      'lavandula',
      'rosemary',
      'olive',
      'olea',
      'cistus',
      'rockrose',
      'sage',
      'salvia',
      'cypress',
      'thyme',
      'santolina',
      'agave',
      'oleander',
      'euphorbia',
      'pistacia',
      'carob',
      'myrtle',
      'stone pine',
      'holm oak',
    ]),
  ),
  en(117, 'complementary colour of blue?', oneOfEach(['orange'])),
  en(118, '12 m2 wall, U = 0.3, 20 °C inside and -5 outside. heat loss?', valueWith(85, 95, 'W')),
  en(119, 'write a javascript function that sorts an array', DECLINED),
  en(
    120,
    'does oak flooring work over underfloor heating',
    oneOfEach(['oak', 'wood', 'timber'], ['engineered', '27', '28', '29']),
  ),
  // Not the kitchen's general light (100 to 200).
  en(121, 'lux on a kitchen countertop', valueWith(300, 750, 'lx', ['kitchen', 'worktop', 'counter'])),
  en(122, 'how many 300x600 tiles for 18 m² with 10% waste', valueWith(109, 112, 'pieces')),
  // Not its length (4800), not the accessible bay (3600).
  en(123, 'parking bay width mm', valueWith(2300, 2750, 'mm', ['parking', 'bay', 'stall', 'car'])),
  en(124, 'my knee hurts when I climb stairs, which painkiller should I take', DECLINED),
  // The number alone would also be the height of the worktop.
  en(
    125,
    'galley kitchen gap between the two runs',
    valueWith(900, 1300, 'mm', ['aisle', 'between', 'clear', 'apart', 'gap', 'passage', 'galley']),
  ),
  en(126, 'is the ikea in Leeds open now and how much is a malm desk there', DECLINED),
  // Not a floor plan (50 to 100), not a detail (5 to 20).
  en(
    127,
    'usual scale for a site plan',
    valueWith(200, 1250, '1:n', ['site', 'location plan', 'block plan']),
  ),
  en(128, 'who won the game last night', DECLINED),
  en(
    129,
    'is linoleum actually sustainable',
    oneOfEach(['lino'], ['linseed', 'natural', 'renewable', 'cork', 'bio', 'jute', 'wood flour']),
  ),
  en(
    130,
    'how do I look after an oiled oak worktop',
    oneOfEach(
      ['oil'],
      ['re-oil', 'reoil', 'oil again', 're-apply', 'reapply', 'apply oil', 'oil it', 'every', 'wipe', 'sand'],
    ),
  ),
  en(
    131,
    'difference between NRC and STC',
    oneOfEach(['absor'], ['block', 'insulat', 'transmi', 'isolat', 'stops']),
  ),
  en(
    132,
    '80 m² at 2000 to 3000 yuan per m², what does the fit-out cost?',
    valueWith(160_000, 240_000, 'CNY'),
  ),
  en(133, 'how do i practise the c major scale', DECLINED),
  // Not a window (0.8 and more).
  en(
    134,
    'good u-value for a new outside wall',
    valueWith(0.1, 0.35, 'W/(m²·K)', ['wall', 'facade', 'façade']),
  ),
  en(135, 'can my landlord evict me over a noisy renovation', DECLINED),
  // Not the turning circle (1500), not an ordinary bathroom door (700).
  en(136, 'clear door width for a wheelchair', valueWith(775, 1000, 'mm', ['door'])),
  en(137, 'rt60 of a 240 m³ room with 48 m² of absorption', valueWith(0.78, 0.83, 's')),
  en(138, 'which party should I vote for if I want more green housing', DECLINED),
  en(
    139,
    'is terrazzo expensive?',
    oneOfEach(['terrazzo'], ['high', 'premium', 'expensive', 'costly', 'upper', 'above']),
  ),
];
