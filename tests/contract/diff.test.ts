import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diffContracts } from '#openapi/tools/diff/diff.ts';
import type { ContractDocument, Operation, Schema } from '#openapi/tools/document.ts';
import { document } from './contract.ts';

// Each test starts redocly or the command twice, and a machine may be busy.
vi.setConfig({ testTimeout: 30_000 });

type Edit = (contract: ContractDocument) => void;

const get = (contract: ContractDocument, path: string): Operation => {
  const operation = contract.paths[path]?.get;
  if (!operation) throw new Error(`The contract has no GET ${path}.`);
  return operation;
};

/** The named schema, which the edits change in place. */
const schema = (contract: ContractDocument, name: string) =>
  contract.components.schemas[name] as Schema & { required: string[]; properties: Record<string, Schema> };

async function countsAfter(edit: Edit) {
  const edited = structuredClone(document);
  edit(edited);
  const { counts, report } = await diffContracts(document, edited);
  return { ...counts, report };
}

describe('a breaking edit is major', () => {
  const edits: [string, Edit][] = [
    ['an operation goes', (contract) => delete contract.paths['/terms']?.get],
    ['a request needs a new member', (contract) => schema(contract, 'LoginRequest').required.push('device')],
    ['a response loses a member', (contract) => delete schema(contract, 'Topic').properties['termId']],
    [
      'a member changes its type',
      (contract) => (schema(contract, 'Topic').properties['subjectId'] = { type: 'integer' }),
    ],
    [
      'a member inside a JSON string changes its type',
      (contract) => (schema(contract, 'TextAnswerKey').properties['correctAnswer'] = { type: 'number' }),
    ],
    [
      'a query parameter becomes required',
      ({ paths }) => {
        const [first] = paths['/subjects']?.get?.parameters ?? [];
        Object.assign(first ?? {}, { required: true });
      },
    ],
    ['a success status goes', (contract) => delete get(contract, '/terms').responses['200']],
    [
      'a role loses access',
      (contract) => (get(contract, '/activityResults/learner/{learnerId}')['x-roles'] = ['Admin']),
    ],
    [
      'a public operation asks for a token',
      (contract) => (get(contract, '/files/{fileId}/media').security = [{ bearerToken: [] }]),
    ],
  ];

  test.each(edits)('%s', async (_name, edit) => {
    const { major, report } = await countsAfter(edit);
    expect(major).toBeGreaterThan(0);
    expect(report).toContain('✖ major');
  });
});

describe('a harmless edit is not', () => {
  const edits: [string, 'minor' | 'patch', Edit][] = [
    [
      'an operation comes',
      'minor',
      (contract) => {
        contract.paths['/weeks'] = { get: { ...get(contract, '/terms'), operationId: 'listWeeks' } };
      },
    ],
    [
      'a request may carry a new member',
      'minor',
      (contract) => (schema(contract, 'LoginRequest').properties['device'] = { type: 'string' }),
    ],
    [
      'a role gains access',
      'minor',
      (contract) => get(contract, '/learner/my-profile')['x-roles'].push('Tutor'),
    ],
    ['a description changes', 'patch', (contract) => (get(contract, '/terms').description += ' In order.')],
  ];

  test.each(edits)('%s', async (_name, impact, edit) => {
    const counts = await countsAfter(edit);
    expect(counts.major).toBe(0);
    expect(counts[impact]).toBeGreaterThan(0);
  });

  test('nothing changed, nothing reported', async () => {
    expect(await countsAfter(() => {})).toEqual({ major: 0, minor: 0, patch: 0, report: '' });
  });
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
    const harmless = await against((base) => (get(base, '/terms').description = 'Lists.'));
    expect(harmless.text).toContain('0 major, 0 minor, 1 patch');
    expect(harmless.code).toBe(0);
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
