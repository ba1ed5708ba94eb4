// Writes the calls and types of the published client from the contract: `npm run api-client`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { generateClient } from './api-client/generate-client.ts';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('packages', 'api-client', 'src', 'generated');

mkdirSync(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(generateClient())) writeFileSync(`${FOLDER}/${name}`, text);
