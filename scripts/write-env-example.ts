// Brings the part of `.env.example` up to date that follows from what this version can do: `npm run env-example`.
import { readFileSync, writeFileSync } from 'node:fs';
import { BUILT_CAPABILITIES } from '@plumbline/contract/capabilities/capabilities.ts';
import { withCapabilitySections } from '@plumbline/platform/settings/capability-settings.ts';

const FILE = new URL('../.env.example', import.meta.url);

writeFileSync(FILE, withCapabilitySections(readFileSync(FILE, 'utf8'), BUILT_CAPABILITIES));
