import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** One production build for all journeys of this folder: `production.setup.ts` makes it before the first of them. */
export const productionFolder = join(root, '.cache/journeys-production');

/** The demo that the other journeys use. */
export const demoFolder = join(root, 'dist');
