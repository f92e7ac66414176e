import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { run } from '../../.ci/processes.mjs';
import { folder, port } from './storybook.ts';

/** Builds the Storybook for the tests and serves it until the process ends. */
const build = ['storybook', 'build', '--disable-telemetry', '-o', folder];
const { code, output } = await run(build, { quiet: true, env: { ...process.env, SB_TESTBUILD: 'true' } });
if (code !== 0) throw new Error(`The Storybook cannot be built:\n${output}`);

serve({
  port,
  hostname: 'localhost',
  silent: true,
  middleware: [staticMiddleware({ dir: folder })],
  fetch: () => new Response('Not found', { status: 404 }),
});
