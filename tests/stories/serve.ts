import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { buildStorybook } from '../build-storybook.ts';
import { folder, port } from './storybook.ts';

let isBuilt = false;
const files = staticMiddleware({ dir: folder });

// Reserve the port before building: if another checkout uses it, fail instead of testing that checkout's stories.
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

await buildStorybook(folder, { SB_TESTBUILD: 'true' });
isBuilt = true;
