import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The production build for all journeys of this folder, made by `production.setup.ts`. */
export const productionFolder = join(root, '.cache/journeys-production');

/** The demo build of the other journeys. */
export const demoFolder = join(root, 'dist');
