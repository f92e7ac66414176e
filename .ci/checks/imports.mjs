import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { folderCycles } from './folder-cycles.mjs';

/** Checks the rules of `.dependency-cruiser.mjs`, and finds folders that import each other. */

const folders = ['src', 'mocks', 'openapi', 'stories', 'tests', '.storybook'];
const { output } = await cruise(folders, await extractOptions('./.dependency-cruiser.mjs'));
if (typeof output === 'string') throw new Error(output);
const cycles = folderCycles(output.modules);
if (output.summary.error > 0) console.log((await format(output, { outputType: 'err-long' })).output);
for (const cycle of cycles) console.log(`These folders import each other: ${cycle}.`);
process.exitCode = output.summary.error + cycles.length > 0 ? 1 : 0;
