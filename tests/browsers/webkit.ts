import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../.ci/system/browser.mjs';
import { freePort } from '../../.ci/system/free-port.mjs';
import type { Browser, Driver } from './driver.ts';
import { openSession, waitForServer } from './webdriver.ts';

const needed = [
  { program: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: 'Xvfb', debianPackage: 'xvfb' },
];

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function openScreen() {
  const server = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    server.once('exit', () => reject(new Error('Xvfb exited before it reported a display.')));
  });
  return { server, display: `:${number}` };
}

/**
 * A temporary home folder. Its GTK style removes minimum widths of the toolbar, which would keep the window at 447
 * pixels.
 */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'springbyte-webkit-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
  return home;
}

/** WebKitGTK's MiniBrowser on a virtual screen, because it has no headless mode. */
export const webkit: Browser = {
  id: 'webkit',
  name: 'WebKitGTK',
  missing: () => needed.filter(({ program }) => !findProgram([program])),
  async launch(): Promise<Driver> {
    const screen = await openScreen();
    const home = makeHome();
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // WebKit's sandbox refuses to run as root, the usual user in containers.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    });
    const url = `http://127.0.0.1:${port}`;
    await waitForServer(url);
    return openSession(url, async () => {
      await end(driver);
      await end(screen.server);
    });
  },
};
