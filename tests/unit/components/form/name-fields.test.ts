import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { email, longTextOrNull } from '#components/form/field-rules.ts';
import { isRequired } from '#components/form/form-schema.ts';
import { phoneNumber, phoneNumberOrNull } from '#components/form/phone-rules.ts';
import { planFields } from '#features/admin/plans/plan-fields.ts';
import { titleProblem } from '#features/authoring/title-rule.ts';
import { emailList } from '#features/trial/form-rules.ts';
import { blankNames, validNames, directionalNames } from '../../../name-samples.ts';
import { forms } from './form-table.ts';

const isName = (field: string): boolean =>
  /(^name|surname|Name|^title|Title|town|school|city|province|address|subjectGroup|subjectType)$/.test(field);

const fields = forms.flatMap(({ file, schema }) =>
  Object.entries(schema.entries)
    .filter(([field, entry]) => isName(field) && safeParse(entry, 'Nomsa').output === 'Nomsa')
    .map(([field, entry]) => ({
      file,
      field,
      isNeeded: isRequired(schema, field),
      entry: entry as GenericSchema<string>,
    })),
);

/** Doubles a plan name, which needs at least two characters. */
const toFieldValue = (field: string, name: string): string =>
  field === 'planName' ? `${name} ${name}` : name;

describe('name and title fields', () => {
  test('occur more than 30 times', () => {
    expect(fields.length).toBeGreaterThan(30);
  });

  test.each(fields)('$field of $file treats an invisible name as empty', ({ entry, isNeeded }) => {
    const results = blankNames.map((name) => safeParse(entry, name));
    expect(results.filter(({ success, output }) => success && Boolean(output))).toEqual([]);
    expect(results.filter(({ success }) => success === isNeeded)).toEqual([]);
  });

  test.each(fields)('$field of $file rejects bidirectional control characters', ({ field, entry }) => {
    const message = 'Remove the hidden characters that change the direction of the text.';
    const accepted = directionalNames.filter((name) => {
      const { issues = [] } = safeParse(entry, toFieldValue(field, name));
      return !issues.some((issue) => issue.message === message);
    });
    expect(accepted).toEqual([]);
  });

  test.each(fields)('$field of $file accepts real names', ({ field, entry }) => {
    for (const name of validNames) {
      expect(parse(entry, toFieldValue(field, name))).toBe(toFieldValue(field, name));
    }
    for (const pasted of ['Nomsa\u200B', '\uFEFFNomsa', '\u200E Nomsa\u200E', '\u2068Nomsa\u2069\t']) {
      expect(parse(entry, pasted)).toBe('Nomsa');
    }
  });
});

describe('field rules', () => {
  test.each([
    'nomsa@example.com\u200B',
    '\uFEFFnomsa@example.com',
    '\u202Anomsa@example.com\u202C',
    'nom\u00ADsa@example.com',
  ])('email and emailList remove invisible characters from %j', (typed) => {
    expect(parse(email('Malformed.'), typed)).toBe('nomsa@example.com');
    expect(parse(emailList(), `${typed}, ${typed}\n`)).toEqual(['nomsa@example.com']);
  });

  test('phoneNumber removes invisible characters', () => {
    expect(parse(phoneNumber('Missing.'), '\u202A+27 82\u202C 555\u200B 0101')).toBe('0825550101');
    expect(safeParse(phoneNumber('Missing.'), '\u202A\u202C\u200B').issues?.[0].message).toBe('Missing.');
  });

  test.each(['abc', '082 555 0101 or 0102', '12345', '+27 82', '0825550101'.repeat(2)])(
    'the rules of telephone numbers refuse %j',
    (typed) => {
      const message = 'Enter a telephone number, such as 082 555 0101.';
      expect(safeParse(phoneNumber('Missing.'), typed).issues?.[0].message).toBe(message);
      expect(safeParse(phoneNumberOrNull(), typed).issues?.[0].message).toBe(message);
    },
  );

  test.each(['021 555 0101', '+44 20 7946 0958', '555 0101'])(
    'the rules of telephone numbers accept %j',
    (typed) => {
      expect(safeParse(phoneNumber('Missing.'), typed).success).toBe(true);
      expect(safeParse(phoneNumberOrNull(), '').output).toBeNull();
    },
  );

  test('longTextOrNull trims invisible characters and keeps direction marks', () => {
    expect(parse(longTextOrNull(), '\uFEFF\u3164')).toBeNull();
    expect(parse(longTextOrNull(), '\u200BFirst\n\u2067שרה\u2069.\u200B\n')).toBe('First\n\u2067שרה\u2069.');
  });
});

test('titleProblem rejects an invisible title and bidirectional control characters', () => {
  expect(titleProblem('\u3164')).toBe('Title is required.');
  expect(titleProblem('\u202Eabc')).toMatch(/^Remove the hidden characters/);
  expect(titleProblem('Fractions \u200B')).toBeUndefined();
});

test('planFields checks the features of a plan line by line', () => {
  const { features } = planFields.entries;
  expect(safeParse(features, 'Classes\n\u200B\nHomework').success).toBe(true);
  expect(safeParse(features, 'Classes\n\u202Ekrowemoh').success).toBe(false);
});
