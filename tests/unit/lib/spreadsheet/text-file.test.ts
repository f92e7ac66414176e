import { describe, expect, test } from 'vitest';
import { decodeText, unreadableReason } from '#lib/spreadsheet/text-file.ts';

describe('decodeText', () => {
  test.each([
    ['UTF-8', [0xc3, 0xa9]],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
    ['Windows-1252', [0xe9]],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('é');
  });
});

describe('unreadableReason', () => {
  test.each([
    [{ name: 'quiz.CSV', size: 10 }, undefined],
    [
      { name: 'quiz.xlsx', size: 10 },
      'Only .txt, .csv files can be read here. Copy the cells of a spreadsheet and paste them, or save it as CSV.',
    ],
    [{ name: 'quiz.txt', size: 0 }, 'This file is empty.'],
    [{ name: 'quiz.txt', size: 2_000_000 }, 'This file is too large: at most 1 MB.'],
  ])('returns the reason for %j', (file, reason) => {
    expect(unreadableReason(file, ['.txt', '.csv'])).toBe(reason);
  });
});
