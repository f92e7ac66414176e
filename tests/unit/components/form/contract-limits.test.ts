import { globSync, readFileSync } from 'node:fs';
import { is, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { FormSchema } from '#components/form/form-schema.ts';
import contract from '#openapi/contract.gen.json' with { type: 'json' };
import { routesOf, type ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { blankNames, validNames, directionalNames } from '../../../name-samples.ts';
import { forms, type FormOfOperation } from './form-table.ts';

const document = contract as unknown as ContractDocument;
const validator = createValidator(document);

/** Each field gets the first of these inputs that its schema accepts. */
const usualInputs: readonly unknown[] = [
  'Passw0rd!',
  'nomsa@example.com',
  '2015-05-15',
  '2026-05-15T10:00',
  '082 555 0101',
  '1',
  10,
  true,
  [],
  '',
  null,
];

/** Short lengths, and one more than the maximum lengths of the texts that forms send. */
const lengths = [1, 2, 5, 51, 65, 101, 129, 201, 251, 255, 1001, 5001, 10_001, 50_001];
const days = ['0001-01-01', '1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '20260-01-01'];
const manyEmails = Array.from({ length: 501 }, (_, index) => `p${index}@example.com`);
const manyIds = Array.from({ length: 1001 }, (_, index) => `id-${index}`);

const unusualInputs: readonly unknown[] = [
  ['', ' ', '\u00A0\u2003', ' Nomsa ', 'No\tmsa', 'nomsa', 'nomsa@', '082 555 010', '0825550101x'],
  ['Aa1!', 'passw0rd!', 'PASSWORD!', 'Passw0rd', 'Passw0rdPassw0rd', '🙂'.repeat(101), '"\n'.repeat(2500)],
  lengths.flatMap((length) => {
    const text = 'x'.repeat(length);
    return [text, `Aa1!${text}`, `${text}@example.com`];
  }),
  days.flatMap((day) => [day, `${day}T00:00`]),
  [
    null,
    Number.NaN,
    Infinity,
    -1,
    -0.01,
    0,
    0.001,
    0.5,
    1,
    1.005,
    100,
    100.5,
    101,
    3660,
    3661,
    10_001,
    1_000_001,
  ],
  [manyEmails.join(', ')],
  [manyIds],
  [...validNames, ...blankNames, ...directionalNames, '\u202Anomsa@example.com\u202C', '\u202A082 555 0101'],
].flat();

const accepts = (schema: FormSchema, name: string, value: unknown): boolean => {
  const entry = schema.entries[name];
  return entry !== undefined && is(entry, value);
};

function usualValues({ schema, start }: FormOfOperation): Record<string, unknown> {
  const values = Object.entries(schema.entries).map(([name, entry]) => {
    const options = 'options' in entry ? (entry.options as unknown[]) : [];
    return [name, [...options, ...usualInputs].find((value) => accepts(schema, name, value))] as const;
  });
  return { ...Object.fromEntries<unknown>(values), ...start };
}

/** Yields the usual values. Then puts each unusual value into all fields that accept it, and into each one alone. */
function* attempts(form: FormOfOperation): Generator<Record<string, unknown>> {
  const values = usualValues(form);
  yield values;
  for (const value of unusualInputs) {
    const names = Object.keys(values).filter((name) => accepts(form.schema, name, value));
    yield { ...values, ...Object.fromEntries(names.map((name) => [name, value])) };
    for (const name of names) yield { ...values, [name]: value };
  }
}

/** Whether the property contains an id or a role, which come from the server. */
const isServerId = (pointer: string): boolean => /^\/(\w*Id|\w+Ids\/\d+|role)$/.test(pointer);

/** Returns how the body deviates from the contract in properties that the form sets. */
function findDeviations(operation: string, { toBody, exempt }: FormOfOperation, output: unknown): string[] {
  const body = toBody(output);
  const type = Object.keys(routes.get(operation)?.operation.requestBody?.content ?? {})[0] ?? '';
  return validator.request(operation, { body, headers: { 'content-type': type } }).flatMap((deviation) => {
    const { where, pointer, expected, actual } = deviation;
    const isOfForm = where === 'body' && (pointer.split('/')[1] ?? '') in body;
    return isOfForm && !isServerId(pointer) && !exempt?.test(pointer)
      ? [`${pointer}: ${expected}, not ${actual}`]
      : [];
  });
}

const routes = new Map(routesOf(document).map((route) => [route.operation.operationId, route]));
const cases = forms.flatMap((form) => form.operations.map((operation) => ({ ...form, operation })));

describe('form schemas', () => {
  test.each(cases)('$file accepts only values that are valid for $operation', ({ operation, ...form }) => {
    const accepted = [...attempts(form)].map((values) => safeParse(form.schema, values));
    expect(accepted[0]?.success, 'the usual values are accepted').toBe(true);
    const found = accepted.flatMap(({ success, output }) =>
      success ? findDeviations(operation, form, output) : [],
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

/** Operations without a form, such as those for answers, files and dialogs. */
const withoutForm: readonly string[] = [
  'refreshAuthToken',
  'impersonateLearner',
  'suspendActivity',
  'submitActivityAnswers',
  'saveActivityAnswers',
  'uploadActivityMedia',
  'createUnlockRequest',
  'createSubscription',
  'createCheckout',
  'togglePlanPromotion',
  'setUserRoles',
  'assignUserRole',
  'setUserPermissions',
  'approveChange',
  'rejectChange',
  'approveManyChanges',
  'rejectManyChanges',
  'createTrialSessionLegacy',
];

describe('form table', () => {
  const inTable = new Set(forms.flatMap(({ operations }) => operations));

  test('lists every form', () => {
    const folder = 'src/features/';
    const generic = ['authoring/add-form.tsx', 'authoring/rename-form.tsx'];
    const inSource = globSync(`${folder}**/*.{ts,tsx}`).flatMap((path) => {
      const calls = readFileSync(path, 'utf8').match(/\buseProblemForm\(|<(AddForm|RenameForm)\b/g) ?? [];
      return calls.map(() => path.replace(folder, ''));
    });
    const expected = [...forms.map(({ file }) => file), ...generic];
    expect(inSource.toSorted()).toEqual(expected.toSorted());
  });

  test('lists every operation with a form', () => {
    const operations = [...routes.values()].filter(({ operation }) => operation.requestBody);
    const others = operations.map(({ operation }) => operation.operationId).filter((id) => !inTable.has(id));
    expect(others).toEqual(withoutForm);
  });
});
