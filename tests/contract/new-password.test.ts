import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { newPassword as clientRule } from '#components/form/password/new-password.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

/* The rules for new passwords. They classify characters by Unicode (D-237). */

const contractRule = createValidator(document).schema('NewPassword');

test.each([
  ['an ASCII password', 'Loops4ever!'],
  ['an uppercase letter with an accent', 'Ärger4ever!'],
  ['Cyrillic letters', 'Пароль1!'],
  ['Arabic-Indic digits', 'Loops٤٥ever!'],
  ['Devanagari digits', 'Loops४ever!'],
  ['an emoji as the special character', 'Loops4ever🙂'],
  ['an underscore as the special character (D-208)', 'Loops_4ever'],
  ['a space beside a special character', 'Loops 4 ever!'],
  ['six characters, one of them outside the basic plane', 'Abc1!🙂'],
  ['128 characters, most of them outside the basic plane', `Ab1!${'🙂'.repeat(124)}`],
])('the contract and the forms accept %s', (_description, password) => {
  expect(contractRule.validate(password)).toEqual([]);
  expect(safeParse(clientRule, password).success).toBe(true);
});

test.each([
  ['no special character', 'Loops4ever'],
  ['é in place of a special character', 'Loops4everé'],
  ['Ä in place of a special character', 'Loops4everÄ'],
  ['中 in place of a special character', 'Loops4ever中'],
  ['an Arabic-Indic digit in place of a special character', 'Loops4ever٤'],
  ['a space in place of a special character', 'Loops 4 ever'],
  ['a no-break space in place of a special character', 'Loops4\u00A0ever'],
  ['no uppercase letter', 'loops4ever!'],
  ['中 in place of an uppercase letter', 'loops4ever!中'],
  ['no digit', 'Loopsever!'],
  ['a superscript in place of a digit', 'Loops²ever!'],
  ['five characters, one of them outside the basic plane', 'Ab1!🙂'],
  ['129 characters', `Ab1!${'x'.repeat(125)}`],
])('the contract and the forms reject %s', (_description, password) => {
  expect(contractRule.validate(password)).not.toEqual([]);
  expect(safeParse(clientRule, password).success).toBe(false);
});
