import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from '#openapi/tools/verify/contract.ts';
import type { Finding } from '#openapi/tools/verify/judge/judge.ts';
import { applyWaivers, readWaivers } from '#openapi/tools/verify/verdict/waivers.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waivers-'));
  file = join(folder, 'waivers.yaml');
});

afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  await writeFile(file, text);
  return readWaivers(file, document);
}

const createFinding = (operation: string, pointer: string, step = 'terms › update'): Finding => ({
  operation,
  pointer,
  step,
  expected: 'string',
  actual: '7',
  exchange: undefined,
});

const waiver = `
- operation: updateTerm
  pointer: /title
  reason: The title is a number until release 2.4.
  expires: '2027-01-31'
`;

test('readWaivers reads a file of comments as an empty list', async () => {
  expect(await read('# - operation: updateTerm\n')).toEqual([]);
});

test('applyWaivers waives matching findings until the end of the last day', async () => {
  const waivers = await read(waiver);
  const findings = [
    createFinding('updateTerm', '/title'),
    createFinding('updateTerm', '/id'),
    createFinding('getTerm', '/title'),
  ];
  const { open, waived, notes } = applyWaivers(findings, waivers, '2027-01-31');
  expect(open).toEqual(findings.slice(1));
  expect(waived.map((entry) => entry.finding)).toEqual(findings.slice(0, 1));
  expect(notes).toEqual([]);
});

test('applyWaivers reports an expired waiver', async () => {
  const findings = [createFinding('updateTerm', '/title')];
  const { open, notes } = applyWaivers(findings, await read(waiver), '2027-02-01');
  expect(open).toEqual(findings);
  expect(notes).toEqual(['The waiver for updateTerm /title expired on 2027-01-31.']);
});

test('applyWaivers restricts a waiver to its step, and reports an unused waiver', async () => {
  const waivers = await read(`
- { operation: getTerm, step: no token, reason: Open until 2.4., expires: '2027-01-31' }
- { operation: listTerms, reason: Sorted by id until 2.4., expires: '2027-01-31' }
`);
  const findings = [createFinding('getTerm', '', 'no token'), createFinding('getTerm', '', 'as Learner')];
  const { open, notes } = applyWaivers(findings, waivers, '2026-12-01');
  expect(open).toEqual(findings.slice(1));
  expect(notes).toEqual([
    'The waiver for listTerms matches no deviation of this run: remove it if the server is fixed.',
  ]);
  // A run that does not try the operation cannot tell whether the waiver is needed.
  const isTried = (operation: string) => operation !== 'listTerms';
  expect(applyWaivers(findings, waivers, '2026-12-01', isTried).notes).toEqual([]);
});

test('applyWaivers covers every item of a list', async () => {
  const waivers = await read(`
- { operation: listTerms, pointer: /0/title, reason: A number until 2.4., expires: '2027-01-31' }
`);
  const findings = ['/0/title', '/17/title', '/0/id'].map((pointer) => createFinding('listTerms', pointer));
  expect(applyWaivers(findings, waivers, '2026-12-01').open).toEqual(findings.slice(2));
});

test('readWaivers throws an error with the name of a missing or malformed file', async () => {
  await expect(readWaivers('none.yaml', document)).rejects.toThrow('There is no file none.yaml.');
  await expect(read('- operation: [')).rejects.toThrow(`${file}: `);
});

test('readWaivers accepts a date without quotation marks', async () => {
  const [first] = await read('[{ operation: getTerm, reason: Soon., expires: 2027-01-31 }]');
  expect(first?.expires).toBe('2027-01-31');
});

test.each([
  ['operation: getTerm', 'is not a list of waivers'],
  ['[text]', 'waiver 1: It is not an object.'],
  [
    "[{ operation: getTurm, reason: Soon., expires: '2027-01-31' }]",
    "The contract has no operation 'getTurm'.",
  ],
  ["[{ reason: Soon., expires: '2027-01-31' }]", 'It names no operation.'],
  [
    "[{ operation: getTerm, pointer: title, reason: Soon., expires: '2027-01-31' }]",
    "'pointer' is not a JSON",
  ],
  ["[{ operation: getTerm, expires: '2027-01-31' }]", 'It gives no reason.'],
  ["[{ operation: getTerm, reason: ' ', expires: '2027-01-31' }]", 'It gives no reason.'],
  ['[{ operation: getTerm, reason: Soon. }]', "'expires' is not a day"],
  ["[{ operation: getTerm, reason: Soon., expires: '2027-02-30' }]", "'expires' is not a day"],
  ['[{ operation: getTerm, reason: Soon., expires: never }]', "'expires' is not a day"],
  ["[{ operation: getTerm, reason: Soon., until: '2027-01-31' }]", "There is no property 'until'."],
  ['[{ operation: getTerm, reason: 7, expires: never }]', "'reason' is not a text."],
])('readWaivers rejects %s', async (text, problem) => {
  await expect(read(text)).rejects.toThrow(problem);
});
