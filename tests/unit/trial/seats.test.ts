import { expect, test } from 'vitest';
import { bookedSeatsText, seatsLeft, seatsLeftText } from '#features/trial/seats/seats.ts';

test('seatsLeft is never negative, and seatsLeftText and bookedSeatsText show the count', () => {
  expect(seatsLeft({ maxNumber: 8, currentCount: 9 })).toBe(0);
  expect(seatsLeftText({ maxNumber: 8, currentCount: 7 })).toBe('1 seat left');
  expect(seatsLeftText({ maxNumber: 8, currentCount: 2 })).toBe('6 seats left');
  expect(bookedSeatsText({ maxNumber: 8, currentCount: 8 })).toBe('8 booked, full');
});
