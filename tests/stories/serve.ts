import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { run, toolEnvironment } from '../../.ci/processes.mjs';
import { folder, port } from './storybook.ts';

/** Builds the Storybook for the tests and serves it until the process ends. */

let isBuilt = false;
const files = staticMiddleware({ dir: folder });

// It takes the port first: whoever asks while another checkout has it would play the stories of that one.
const server = serve({
  port,
  hostname: 'localhost',
  silent: true,
  middleware: [
    (request, next) => (isBuilt ? files(request, next) : new Response('Being built', { status: 503 })),
  ],
  fetch: () => new Response('Not found', { status: 404 }),
});
await server.ready();

const build = ['storybook', 'build', '--disable-telemetry', '-o', folder];
const { code, output } = await run(build, {
  quiet: true,
  env: { ...toolEnvironment(), SB_TESTBUILD: 'true' },
});
if (code !== 0) {
  await server.close(true);
  throw new Error(`The Storybook cannot be built:\n${output}`);
}
isBuilt = true;
