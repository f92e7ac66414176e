import { within } from 'storybook/test';
import type { Backend } from '#mocks/server/backend.ts';
import type { PlayContext } from '../../play.ts';

export const cardOf = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }));

/** Gives a learner, an adult, a grade and a plan very long names. */
export const longNames = ({ db }: Backend) => {
  db.users.update('lrn-zola', {
    name: 'Nkosinathi-Bartholomeus Sibusisiwe',
    surname: 'Donaudampfschifffahrtsgesellschaft-Khumalo',
  });
  db.users.update('usr-johan', { surname: 'Wolfeschlegelsteinhausenbergerdorff' });
  db.grades.update('grd-1', { title: 'Grade 1 (Afternoon group, Observatory campus)' });
  db.plans.update('pln-school-content', { planName: 'School Content for the whole family and all subjects' });
};

/** Adds ten more children of Naledi. */
export const twelveChildren = ({ db, randomId }: Backend) => {
  const zola = db.users.getOrThrow('lrn-zola');
  for (let child = 3; child <= 12; child += 1) {
    const id = `lrn-child-${child}`;
    db.users.insert({ ...zola, id, userName: `child${child}`, email: null, name: `Child ${child}` });
    db.guardians.insert({
      id: randomId('grn'),
      learnerId: id,
      parentId: 'usr-naledi',
      relationship: 'Mother',
      isPrimaryParent: true,
    });
  }
};
