import { type DesignTerm, TERM_TOPICS, type TermTopic } from '@plumbline/contract/prompts/design-term.ts';
import { readTopic } from './read-topic.ts';
import { ATMOSPHERE_TERMS } from './topics/atmosphere-terms.ts';
import { CAMERA_TERMS } from './topics/camera-terms.ts';
import { COLOUR_TERMS } from './topics/colour-terms.ts';
import { CONSTRUCTION_TERMS } from './topics/construction-terms.ts';
import { DECORATION_TERMS } from './topics/decoration-terms.ts';
import { DRAWING_TERMS } from './topics/drawing-terms.ts';
import { ENVIRONMENT_TERMS } from './topics/environment-terms.ts';
import { EQUIPMENT_TERMS } from './topics/equipment-terms.ts';
import { FURNITURE_TERMS } from './topics/furniture-terms.ts';
import { LANDSCAPE_TERMS } from './topics/landscape-terms.ts';
import { LIGHT_TERMS } from './topics/light-terms.ts';
import { OPENING_TERMS } from './topics/opening-terms.ts';
import { PLANT_TERMS } from './topics/plant-terms.ts';
import { QUALITY_TERMS } from './topics/quality-terms.ts';
import { SPACE_TERMS } from './topics/space-terms.ts';
import { STONE_AND_MASONRY_TERMS } from './topics/stone-and-masonry-terms.ts';
import { STRUCTURE_TERMS } from './topics/structure-terms.ts';
import { STYLE_TERMS } from './topics/style-terms.ts';
import { TEXTILE_AND_FINISH_TERMS } from './topics/textile-and-finish-terms.ts';
import { WOOD_AND_METAL_TERMS } from './topics/wood-and-metal-terms.ts';

const LINES: Readonly<Record<TermTopic, string>> = {
  space: SPACE_TERMS,
  style: STYLE_TERMS,
  structure: STRUCTURE_TERMS,
  opening: OPENING_TERMS,
  'stone-and-masonry': STONE_AND_MASONRY_TERMS,
  'wood-and-metal': WOOD_AND_METAL_TERMS,
  'textile-and-finish': TEXTILE_AND_FINISH_TERMS,
  furniture: FURNITURE_TERMS,
  light: LIGHT_TERMS,
  equipment: EQUIPMENT_TERMS,
  plant: PLANT_TERMS,
  landscape: LANDSCAPE_TERMS,
  atmosphere: ATMOSPHERE_TERMS,
  environment: ENVIRONMENT_TERMS,
  colour: COLOUR_TERMS,
  camera: CAMERA_TERMS,
  drawing: DRAWING_TERMS,
  decoration: DECORATION_TERMS,
  construction: CONSTRUCTION_TERMS,
  quality: QUALITY_TERMS,
};

/** Words of design in three languages. No word of a language stands for two of them. */
export const DICTIONARY: readonly DesignTerm[] = TERM_TOPICS.flatMap((topic) =>
  readTopic(topic, LINES[topic]),
);
