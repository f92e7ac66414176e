#!/usr/bin/env node
import process from 'node:process';

/**
 * The command of the package. Checks the Node version before it imports the other modules: an older Node cannot load
 * their TypeScript syntax.
 */
const oldestNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(`contract-verify needs Node ${oldestNode} or later. This is Node ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  const { run } = await import('../verify/cli.ts');
  await run();
}
