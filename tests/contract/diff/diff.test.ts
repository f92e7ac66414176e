import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diffContracts, main, type ContractDiff } from '#openapi/tools/diff/diff.ts';
import type { PathItem } from '#openapi/tools/document.ts';
import { document } from '../contract.ts';
import { breakingEdits } from './edits/breaking.ts';
import { compatibleEdits } from './edits/compatible.ts';
import { getOperation, getSchema, type Edit } from './edits/parts.ts';

function diffAfter(...edits: readonly Edit[]): ContractDiff {
  const edited = structuredClone(document);
  for (const edit of edits) edit(edited);
  return diffContracts(document, edited);
}

interface Change {
  where: string;
  impact: string;
  rules: string[];
}

function changesIn(report: string): Change[] {
  return report.split('\n\n').flatMap((group) => {
    const [heading = '', ...lines] = group.split('\n');
    const changes: Change[] = [];
    for (const line of lines) {
      const [, impact, change = ''] = /^ {2}\S (major|minor|patch) {2}(.+)$/.exec(line) ?? [];
      const rule = /\(([\w/-]+)\)$/.exec(line)?.[1];
      const where = `${heading.split('  ')[0]} ${change.split(': ')[0]}`;
      if (impact !== undefined) changes.push({ where, impact, rules: [] });
      else if (rule !== undefined) changes.at(-1)?.rules.push(rule);
    }
    return changes;
  });
}

describe('diffContracts for breaking changes', () => {
  let changes: Change[];
  beforeAll(() => {
    const { report } = diffAfter(...breakingEdits.map(([, , , edit]) => edit));
    changes = changesIn(report);
  });

  test.each(breakingEdits)('rates as major: %s', (_description, where, rule) => {
    const rules = expect.arrayContaining([rule]) as string[];
    expect(changes).toContainEqual({ where, impact: 'major', rules });
  });
});

describe('diffContracts for compatible changes', () => {
  let diff: ContractDiff;
  beforeAll(() => {
    diff = diffAfter(...compatibleEdits.map(([, , , edit]) => edit));
  });

  test.each(compatibleEdits)('rates as minor or patch: %s', (_description, where, impact) => {
    expect(changesIn(diff.report)).toContainEqual({ where, impact, rules: [] });
  });

  test('rates none as major', () => {
    expect(diff.counts.major).toBe(0);
  });
});

test('diffContracts treats path parameters as parameters of each operation', () => {
  const diff = diffAfter(({ paths }) => {
    const item = paths['/terms/{id}'] as PathItem;
    const operations = [item.get, item.put, item.delete].filter((operation) => operation !== undefined);
    for (const operation of operations) operation.parameters = item.parameters ?? [];
    delete item.parameters;
  });
  expect(diff.report).toBe('');
});

test('describeChanges lists operations, then components with their users, and explains major changes', () => {
  const { report } = diffAfter((contract) => {
    getSchema(contract, 'LoginRequest').required.push('device');
    getOperation(contract, '/terms').security = [];
    getOperation(contract, '/terms').summary = 'List terms';
    getOperation(contract, '/terms').description = 'Lists.';
  });
  expect(report).toBe(
    `listTerms  GET /terms
  ✖ major  security: [{"bearerToken":[]}] → []
           It can now be called without a token. Client and server have agreed on the access rules. (authentication-changed)
  · patch  2 texts or examples

schemas LoginRequest  in requests of loginUser, acceptInviteSignin
  ✖ major  required: ["emailOrUserName","password"] → ["device","emailOrUserName","password"]
           Became required: \`device\`. A client may leave it out of a request. (required-properties-added)`,
  );
});

describe('npm run contract:diff', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-base-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function baseWith(edit: Edit): Promise<string> {
    const base = structuredClone(document);
    edit(base);
    const file = join(folder, 'base.json');
    await writeFile(file, JSON.stringify(base));
    return file;
  }

  const runCli = (...args: string[]) =>
    new Promise<{ code: number | null; text: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['openapi/tools/diff/diff.ts', ...args],
        (_error, stdout, stderr) => {
          resolve({ code: child.exitCode, text: stdout + stderr });
        },
      );
    });

  async function runInProcess(base?: string) {
    const printed: string[] = [];
    const write = (text: string | Uint8Array) => printed.push(String(text)) > 0;
    vi.spyOn(process.stdout, 'write').mockImplementation(write);
    vi.spyOn(process.stderr, 'write').mockImplementation(write);
    try {
      const code = await main(base);
      return { code, text: printed.join('') };
    } finally {
      vi.restoreAllMocks();
    }
  }

  test('exits with 1 after a breaking change', async () => {
    const { code, text } = await runCli(
      await baseWith((base) => (getSchema(base, 'Topic').properties['colour'] = { type: 'string' })),
    );
    expect(text).toContain('1 major');
    expect(code).toBe(1);
  });

  test('exits with 0 after a compatible change', async () => {
    const { code, text } = await runInProcess(
      await baseWith((base) => (getOperation(base, '/terms').description = 'Lists.')),
    );
    expect(text).toContain('0 major, 0 minor, 1 patch');
    expect(code).toBe(0);
  });

  test('exits with 2 without a base', async () => {
    const { code, text } = await runInProcess();
    expect(text).toContain('Name the base');
    expect(code).toBe(2);
  });

  test('exits with 2 when it cannot read the base', async () => {
    const { code, text } = await runInProcess('no-such-revision');
    expect(text).toContain('There is no contract at no-such-revision.');
    expect(code).toBe(2);
  });
});
