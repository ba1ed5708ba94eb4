// Draws which part of the repository imports which, by the imports as they are: `npm run architecture`.
import { writeFileSync } from 'node:fs';
import { ARCHITECTURE_PICTURE, drawArchitecture } from './architecture/architecture-picture.ts';
import { inRoot } from './lib/paths.mjs';

writeFileSync(inRoot(ARCHITECTURE_PICTURE), drawArchitecture());
console.log(`${ARCHITECTURE_PICTURE} is drawn: no arrow runs back.`);
