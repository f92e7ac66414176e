import { expect, screen, waitFor } from 'storybook/test';
import type { Records, TableName } from '#mocks/data/models.ts';
import type { Fault } from '#mocks/environment/faults.ts';
import type { Backend } from '#mocks/server/backend.ts';

/*
 * Faults and data that put any screen into a state, each with a play function that waits for it. A story that only opens a
 * screen needs nothing else.
 */

/** A play function that waits for a text. */
export const finds = (text: string | RegExp) => async () => void (await screen.findAllByText(text));

export const noConnection: Fault = { operation: '*', status: 'offline' };
export const findsNoConnection = finds(/You seem to be offline/);

export const noResponse: Fault = { operation: '*', delay: 'never' };

export const serverDown: Fault = { operation: '*', status: 500 };
export const findsServerDown = finds(/This is not working right now/);

export const forbidden: Fault = { operation: '*', status: 403 };
export const findsForbidden = finds(/necessary permissions|not linked to your account/);

export const missing: Fault = { operation: '*', status: 404 };
export const findsMissing = finds(/no longer exists/);

/** The columns whose texts users write. */
const textColumns: { readonly [Name in TableName]?: readonly (keyof Records[Name])[] } = {
  users: ['surname', 'school', 'town'],
  grades: ['title', 'description'],
  terms: ['title', 'description'],
  subjects: ['title', 'description'],
  topics: ['title', 'description'],
  activities: ['title', 'description'],
  plans: ['planName'],
  campuses: ['name', 'address', 'city'],
  trialSessions: ['title'],
  trialInvites: ['inviteTitle', 'message'],
  bookings: ['fullName'],
};

/** Needs several lines. Stories of single screens show words that are wider than a phone. */
export const longText = 'of the Tuesday and Thursday group in the afternoon at the Rosebank campus';

export const findsLongTexts = finds(/ and Thursday/);

/** Lengthens every text that users write. */
export function longTexts({ db }: Backend): void {
  for (const [name, columns] of Object.entries(textColumns)) {
    const table = db[name as TableName];
    for (const row of table.all() as unknown as ({ id: string } & Record<string, unknown>)[]) {
      const texts = columns.filter((column) => typeof row[column] === 'string');
      const change = texts.map((column) => [column, `${String(row[column])} ${longText}`.slice(0, 100)]);
      table.update(row.id, Object.fromEntries(change) as never);
    }
  }
}

/** Repeats the rows of a table, with numbers after the column. */
export const manyRows =
  <Name extends TableName>(name: Name, column: keyof Records[Name], count = 120) =>
  ({ db }: Backend): void => {
    const table = db[name];
    const rows = table.all() as unknown as ({ id: string } & Record<string, unknown>)[];
    for (let number = 0; number < count; number += 1) {
      const row = rows[number % rows.length];
      if (row) {
        const title = `${String(row[column as string])} ${number + 2}`;
        table.insert({ ...row, id: `${row.id}-${number}`, [column]: title } as never);
      }
    }
  };

export const findsManyRows = () =>
  waitFor(() =>
    expect(document.querySelectorAll('#main :is(tr, li, [role="row"])').length).toBeGreaterThan(10),
  );

/** Repeats the first question of an activity. */
export const manyQuestions =
  (activityId: string, count = 60) =>
  ({ db }: Backend): void => {
    const [question] = db.questions.where('activityId', activityId);
    if (!question) throw new Error(`Activity ${activityId} has no question.`);
    for (let number = 0; number < count; number += 1) {
      db.questions.insert({ ...question, id: `${question.id}-${number}`, sortOrder: 100 + number });
    }
  };
