import type { Driver, Key } from './driver.ts';

/** Key codes of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Enter: '\uE006',
  Space: ' ',
  Tab: '\uE004',
};

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const commandsTo =
  (server: string): Command =>
  async (method, path, body) => {
    const response = await fetch(`${server}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };

export async function waitForServer(server: string): Promise<void> {
  const ended = AbortSignal.timeout(20_000);
  for (;;) {
    const isReady = await commandsTo(server)('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    ended.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/**
 * @param server the URL of a WebDriver server, without a trailing slash
 * @param end called when the session is closed
 */
export async function openSession(server: string, end: () => Promise<void>): Promise<Driver> {
  const command = commandsTo(server);
  const { sessionId, capabilities } = (await command('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `/session/${sessionId}`;
  const keys = (values: readonly string[]) =>
    command('POST', `${session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions: values.flatMap(stroke) }],
    });
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await command('POST', `${session}/url`, { url })),
    reload: async () => void (await command('POST', `${session}/refresh`, {})),
    resize: async (width, height) =>
      void (await command('POST', `${session}/window/rect`, { width, height })),
    evaluate: (expression) =>
      command('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async click(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await command('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    press: async (key) => void (await keys([keyCodes[key]])),
    type: async (text) => void (await keys([...text])),
    screenshot: async () => Buffer.from((await command('GET', `${session}/screenshot`)) as string, 'base64'),
    async close() {
      try {
        await command('DELETE', session);
      } finally {
        await end();
      }
    },
  };
}
