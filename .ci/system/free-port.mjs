import { createServer } from 'node:net';

/**
 * Finds a free port, so that several checkouts can run at the same time.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, 'localhost', () => resolve(undefined)),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The operating system assigned no port.');
  }
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}
