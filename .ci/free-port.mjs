import { createServer } from 'node:net';

/**
 * Finds a port that no process on this machine uses. Two checkouts that run side by side get different ones.
 *
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
