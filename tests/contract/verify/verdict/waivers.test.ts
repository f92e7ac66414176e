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

const finding = (operation: string, pointer: string, step = 'terms › update'): Finding => ({
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

test('a waiver covers what it names until the end of its last day', async () => {
  const waivers = await read(waiver);
  const findings = [
    finding('updateTerm', '/title'),
    finding('updateTerm', '/id'),
    finding('getTerm', '/title'),
  ];
  const { open, waived, notes } = applyWaivers(findings, waivers, '2027-01-31');
  expect(open).toEqual(findings.slice(1));
  expect(waived.map((one) => one.finding)).toEqual(findings.slice(0, 1));
  expect(notes).toEqual([]);
});

test('after that day it covers nothing, and says so', async () => {
  const findings = [finding('updateTerm', '/title')];
  const { open, notes } = applyWaivers(findings, await read(waiver), '2027-02-01');
  expect(open).toEqual(findings);
  expect(notes).toEqual(['The waiver for updateTerm /title expired on 2027-01-31.']);
});

test('a waiver may be for one step, and one that nothing needs says so', async () => {
  const waivers = await read(`
- { operation: getTerm, step: no token, reason: Open until 2.4., expires: '2027-01-31' }
- { operation: listTerms, reason: Sorted by id until 2.4., expires: '2027-01-31' }
`);
  const findings = [finding('getTerm', '', 'no token'), finding('getTerm', '', 'as Learner')];
  const { open, notes } = applyWaivers(findings, waivers, '2026-12-01');
  expect(open).toEqual(findings.slice(1));
  expect(notes).toEqual([
    'The waiver for listTerms covered nothing in this run: remove it if your server is mended.',
  ]);
  // A run that does not try the operation cannot know.
  const isTried = (operation: string) => operation !== 'listTerms';
  expect(applyWaivers(findings, waivers, '2026-12-01', isTried).notes).toEqual([]);
});

test('a waiver for an item of a list covers every item, as a report names one for all', async () => {
  const waivers = await read(`
- { operation: listTerms, pointer: /0/title, reason: A number until 2.4., expires: '2027-01-31' }
`);
  const findings = ['/0/title', '/17/title', '/0/id'].map((pointer) => finding('listTerms', pointer));
  expect(applyWaivers(findings, waivers, '2026-12-01').open).toEqual(findings.slice(2));
});

test('names a file that is not there, and one that is no YAML', async () => {
  await expect(readWaivers('none.yaml', document)).rejects.toThrow('There is no file none.yaml.');
  await expect(read('- operation: [')).rejects.toThrow(`${file}: `);
});

test('a day may stand without quotation marks', async () => {
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
])('refuses %s', async (text, problem) => {
  await expect(read(text)).rejects.toThrow(problem);
});
