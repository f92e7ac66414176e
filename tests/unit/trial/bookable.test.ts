import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { upcomingFirst, isBookable, unavailableReason } from '#features/trial/rsvp/bookable.ts';
import { getUpcomingSessions } from '#features/trial/seats/seats.ts';
import { clock } from '#lib/time/clock.ts';

describe('bookable sessions', () => {
  const systemNow = clock.device;
  beforeEach(() => {
    clock.device = () => new Date('2025-05-15T13:08:00Z');
  });
  afterEach(() => {
    clock.device = systemNow;
  });
  const session = (id: string, startTime: string, currentCount = 0): TrialSession => ({
    id,
    title: id,
    startTime,
    maxNumber: 2,
    currentCount,
    campusId: 'cam-observatory',
    campusName: 'Observatory',
    version: '1',
  });
  const begun = session('begun', '2025-05-15T13:08:00Z');
  const full = session('full', '2025-05-16T08:00:00Z', 2);
  const bookable = session('bookable', '2025-05-17T08:00:00Z');

  test('upcomingFirst sorts begun sessions last; isBookable refuses begun and full ones', () => {
    expect([begun, bookable, full].toSorted(upcomingFirst)).toEqual([full, bookable, begun]);
    expect([full, bookable, begun].map(isBookable)).toEqual([false, true, false]);
  });

  test('getUpcomingSessions omits sessions that have begun', () => {
    expect(getUpcomingSessions([bookable, begun, full])).toEqual([full, bookable]);
  });

  test.each([
    [[], 'No sessions to choose from'],
    [[full], 'All sessions are full'],
    [[begun], 'All sessions have begun'],
    [[full, begun], 'No session can be booked any more'],
  ])('unavailableReason names the reason: %#', (sessions, title) => {
    expect(unavailableReason(sessions).title).toBe(title);
  });
});
