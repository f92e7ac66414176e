import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { folderCircles } from './folder-circles.mjs';

/** Checks the rules of `.dependency-cruiser.mjs`, and finds folders that import each other. */

const folders = ['src', 'mocks', 'openapi', 'stories', 'tests', '.storybook'];
const { output } = await cruise(folders, await extractOptions('./.dependency-cruiser.mjs'));
if (typeof output === 'string') throw new Error(output);
const circles = folderCircles(output.modules);
if (output.summary.error > 0) console.log((await format(output, { outputType: 'err-long' })).output);
for (const circle of circles) console.log(`These folders import each other: ${circle}.`);
process.exitCode = output.summary.error + circles.length > 0 ? 1 : 0;
