import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reorderQuestions, type Move } from '#openapi/rules/question-order.ts';

const moves = (text: string): Move[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ id: move[0] ?? '', to: Number(move.slice(1)) }));

test.each([
  ['no move', 'abcde', '', 'abcde'],
  ['a move to the front', 'abcde', 'd0', 'dabce'],
  ['a move to the end', 'abcde', 'a4', 'bcdea'],
  ['a move past the end', 'abcde', 'a99', 'bcdea'],
  ['a move to the same position', 'abcde', 'c2', 'abcde'],
  ['two moves', 'abcde', 'e0 a3', 'ebcad'],
  ['two moves in the reverse order', 'abcde', 'a3 e0', 'ebcad'],
  ['two moves to one position: the later one comes second', 'abcde', 'd1 e1', 'adebc'],
  ['two moves to one position, in the reverse order', 'abcde', 'e1 d1', 'aedbc'],
  ['two moves past the end, in their order', 'abcde', 'b9 a9', 'cdeba'],
  ['two moves of one question: the later one applies', 'abcde', 'a4 a1', 'bacde'],
  ['two moves of one question around that of another', 'abcde', 'a1 b1 a1', 'cbade'],
  ['moves of all questions', 'abc', 'c0 b1 a2', 'cba'],
  ['a move of the only question', 'a', 'a3', 'a'],
  ['a move of a question of another activity', 'abc', 'x0 c0', 'cab'],
])('reorderQuestions applies %s', (_case, before, given, after) => {
  expect(reorderQuestions(Array.from(before), moves(given)).join('')).toBe(after);
});

const ids = Array.from('abcdefg');
const move = fc.record({ id: fc.constantFrom(...ids), to: fc.nat(9) });

test('reorderQuestions neither loses nor duplicates a question', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 6 }), (given) => {
      expect(reorderQuestions(ids, given).toSorted()).toEqual(ids);
    }),
  );
});

test('reorderQuestions moves a single question to its position', () => {
  fc.assert(
    fc.property(move, ({ id, to }) => {
      expect(reorderQuestions(ids, [{ id, to }]).indexOf(id)).toBe(Math.min(to, ids.length - 1));
    }),
  );
});
