import type { Backend } from '#mocks/server/backend.ts';

/** Titles with words longer than a line. */
export const withLongTitles = ({ db }: Backend) => {
  for (const { id } of db.activities.where('topicId', 'top-4-fractions')) {
    db.activities.update(id, {
      title: 'Halves, quarters, eighths and Zehntausendstelbruchrechnungsübungsaufgaben for the whole class',
    });
  }
  db.subjects.update('sub-4-maths', { title: 'Mathematics and Donaudampfschifffahrtselektrizitätenlehre' });
};
