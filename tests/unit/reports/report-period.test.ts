import { expect, test } from 'vitest';
import { formatPeriod } from '#features/reports/activity-report/report-list.ts';

const on = (day: string) => ({ at: Date.parse(`${day}T12:00:00Z`) });

test.each([
  [[on('2026-11-27'), on('2026-03-03'), on('2026-05-01')], '3 Mar 2026 to 27 Nov 2026'],
  [[on('2026-11-27'), on('2026-11-27')], '27 Nov 2026'],
  [[], ''],
])('the period of the attempts %j is “%s”', (rows, period) => {
  expect(formatPeriod(rows)).toBe(period);
});
