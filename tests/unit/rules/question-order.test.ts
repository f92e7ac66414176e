import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAfter, type Move } from '#openapi/rules/question-order.ts';

const moves = (text: string): Move[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ id: move[0] ?? '', to: Number(move.slice(1)) }));

test.each([
  ['nothing moves', 'abcde', '', 'abcde'],
  ['to the front', 'abcde', 'd0', 'dabce'],
  ['to the end', 'abcde', 'a4', 'bcdea'],
  ['past the end means the end', 'abcde', 'a99', 'bcdea'],
  ['to where it is', 'abcde', 'c2', 'abcde'],
  ['two moves, each to its number', 'abcde', 'e0 a3', 'ebcad'],
  ['the order of different numbers is no matter', 'abcde', 'a3 e0', 'ebcad'],
  ['one number twice: the later one comes behind', 'abcde', 'd1 e1', 'adebc'],
  ['one number twice, the other way round', 'abcde', 'e1 d1', 'aedbc'],
  ['two past the end, in their order', 'abcde', 'b9 a9', 'cdeba'],
  ['the same question twice: the later one counts', 'abcde', 'a4 a1', 'bacde'],
  ['the later one of the same question comes last', 'abcde', 'a1 b1 a1', 'cbade'],
  ['everything moves', 'abc', 'c0 b1 a2', 'cba'],
  ['the only question', 'a', 'a3', 'a'],
  ['a question of elsewhere does not count', 'abc', 'x0 c0', 'cab'],
])('%s', (_what, before, given, after) => {
  expect(orderAfter(Array.from(before), moves(given)).join('')).toBe(after);
});

const ids = Array.from('abcdefg');
const move = fc.record({ id: fc.constantFrom(...ids), to: fc.nat(9) });

test('nothing is lost or duplicated', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 6 }), (given) => {
      expect(orderAfter(ids, given).toSorted()).toEqual(ids);
    }),
  );
});

test('a single moved question gets its number', () => {
  fc.assert(
    fc.property(move, ({ id, to }) => {
      expect(orderAfter(ids, [{ id, to }]).indexOf(id)).toBe(Math.min(to, ids.length - 1));
    }),
  );
});
