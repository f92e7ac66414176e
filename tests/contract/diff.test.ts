import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diffContracts } from '#openapi/tools/diff/diff.ts';
import type { PathItem } from '#openapi/tools/document.ts';
import { document } from './contract.ts';
import { breaking } from './diff-edits/breaking.ts';
import { harmless } from './diff-edits/harmless.ts';
import { get, schema, type Edit } from './diff-edits/parts.ts';

// Each test starts redocly or the command, and a machine may be busy.
vi.setConfig({ maxConcurrency: 3 });

async function diffAfter(edit: Edit) {
  const edited = structuredClone(document);
  edit(edited);
  return diffContracts(document, edited);
}

describe('a breaking edit is major', () => {
  test.concurrent.each(breaking)('%s', async (_name, rule, edit) => {
    const { counts, report } = await diffAfter(edit);
    expect(counts.major).toBeGreaterThan(0);
    expect(report).toContain('✖ major');
    expect(report).toContain(`(${rule})`);
  });
});

describe('a harmless edit is not', () => {
  test.concurrent.each(harmless)('%s', async (_name, impact, edit) => {
    const { counts } = await diffAfter(edit);
    const highest = (['major', 'minor', 'patch'] as const).find((one) => counts[one] > 0);
    expect(highest).toBe(impact);
  });

  test('parameters may stand with a path or with its operations', async () => {
    const { report } = await diffAfter(({ paths }) => {
      const item = paths['/terms/{id}'] as PathItem;
      const operations = [item.get, item.put, item.delete].filter((one) => one !== undefined);
      for (const operation of operations) operation.parameters = item.parameters ?? [];
      delete item.parameters;
    });
    expect(report).toBe('');
  });

  test('nothing changed, nothing reported', async () => {
    expect(await diffAfter(() => {})).toEqual({ counts: { major: 0, minor: 0, patch: 0 }, report: '' });
  });
});

test('the report goes by operation, then by component with those that use it, and says why', async () => {
  const { report } = await diffAfter((contract) => {
    schema(contract, 'LoginRequest').required.push('device');
    get(contract, '/terms').security = [];
    get(contract, '/terms').summary = 'List terms';
    get(contract, '/terms').description = 'Lists.';
  });
  expect(report).toBe(
    `listTerms  GET /terms
  ✖ major  security/0: removed
           Anyone may call it now, without a token. Access is part of what both sides agreed on. (house/security-changed)
  · patch  2 texts or examples

schemas LoginRequest  in requests of loginUser, acceptInviteSignin
  ✖ major  required: ["emailOrUserName","password"] → ["emailOrUserName","password","device"]
           Properties of \`LoginRequest\` became required: \`device\`. A client may leave it out of a request. (required-properties-added)`,
  );
});

describe('npm run contract:diff', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-base-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...words: string[]) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['openapi/tools/diff/diff.ts', ...words],
        (_error, stdout, stderr) => {
          resolve({ code: child.exitCode ?? -1, text: stdout + stderr });
        },
      );
    });

  async function against(edit: Edit) {
    const base = structuredClone(document);
    edit(base);
    const file = join(folder, 'base.json');
    await writeFile(file, JSON.stringify(base));
    return run(file);
  }

  test('ends with 1 on a breaking change and with 0 on a harmless one', async () => {
    const broken = await against((base) => (schema(base, 'Topic').properties['colour'] = { type: 'string' }));
    expect(broken.text).toContain('1 major');
    expect(broken.code).toBe(1);
    const compatible = await against((base) => (get(base, '/terms').description = 'Lists.'));
    expect(compatible.text).toContain('0 major, 0 minor, 1 patch');
    expect(compatible.code).toBe(0);
  });

  test('ends with 2 without a base that it can read', async () => {
    const without = await run();
    expect(without.text).toContain('Name the base');
    expect(without.code).toBe(2);
    const unknown = await run('no-such-revision');
    expect(unknown.text).toContain('There is no contract at no-such-revision.');
    expect(unknown.code).toBe(2);
  });
});
