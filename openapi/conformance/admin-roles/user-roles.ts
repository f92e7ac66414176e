import { routesOf } from '../../tools/document.ts';
import { concurrency, pool } from '../../tools/verify/calls/pool.ts';
import { document } from '../../tools/verify/contract.ts';
import type { Sent } from '../kit/client.ts';
import { has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const userRoles = scenario(
  'user-roles',
  'A user has one or more roles, in the order in which an Admin has set them.',
  async ({ admin, name, createUser }) => {
    const coach = await admin.createRole({ body: { roleName: name('Coach') } });
    const user = await createUser('Tutor', 'coaching-tutor');
    const set = (...roles: string[]) => admin.setUserRoles({ id: user.id, body: { roles } });
    has({ roles: await admin.getUserRoles({ id: user.id }) }, { roles: ['Tutor'] });
    for (const roles of [['Tutor', coach], [coach, 'Tutor'], ['ContentAdmin']]) {
      has({ roles: await set(...roles) }, { roles });
      has({ roles: await admin.getUserRoles({ id: user.id }) }, { roles });
      has(lists(await admin.listUsersWithRoles(), { id: user.id }), { email: user.email, roles });
      const [effective = ''] = roles;
      lists(await admin.listUsers(), { id: user.id, role: effective });
    }
    await set('Tutor', 'Tutor').refused(400);
    await set().refused(400);
    await admin.setUserRoles({ id: unknownId, body: { roles: ['Tutor'] } }).refused(404);
    await admin.getUserRoles({ id: unknownId }).refused(404);
  },
);

export const roleMembers = scenario(
  'role-members',
  'The members of a role have it at any position, and are sorted by first name, then by surname.',
  async ({ admin, name, prefix, email, password }) => {
    const role = await admin.createRole({ body: { roleName: name('Singer') } });
    const create = async (first: string, surname: string) => {
      const address = email(`singer-${surname.toLowerCase()}`);
      const numbers = { cellphoneNumber: '0825550143', whatsAppNumber: '0825550143' };
      const account = { email: address, dateOfBirth: '1988-02-29', role, ...numbers };
      return admin.createUser({
        body: {
          ...account,
          name: first,
          surname: `${prefix} ${surname}`,
          password,
          confirmPassword: password,
        },
      });
    };
    const third = await create('Zoë', 'Zulu');
    const second = await create('Zoë', 'Botha');
    const first = await create('Ánna', 'Venter');
    await admin.setUserRoles({ id: third.id, body: { roles: ['Tutor', role] } });
    has(await admin.listUsersByRole({ role }), {
      0: { id: first.id, role },
      1: { id: second.id },
      2: { id: third.id, role: 'Tutor' },
      length: 3,
    });
    const all = await admin.listUsersWithRoles();
    for (const { id } of [first, second, third]) lists(all, { id });
  },
);

export const rolesInUse = scenario(
  'roles-in-use',
  'A role cannot be deleted while a user has it, even as an additional role.',
  async ({ admin, name, createUser }) => {
    const role = await admin.createRole({ body: { roleName: name('Used') } });
    const user = await createUser('Tutor', 'using-tutor');
    await admin.setUserRoles({ id: user.id, body: { roles: ['Tutor', role] } });
    has(await admin.deleteRole({ name: role }).refused(409), { code: 'role-in-use' });
    await admin.setUserRoles({ id: user.id, body: { roles: ['Tutor'] } });
    omits(await admin.listUsersByRole({ role }), { id: user.id });
    await admin.deleteRole({ name: role });
  },
);

export const effectiveRole = scenario(
  'effective-role',
  'Only the first role grants access, at once and for every token.',
  async ({ admin, visitor, as, name, password, createUser }) => {
    const coach = await admin.createRole({ body: { roleName: name('Effective coach') } });
    const tutor = await createUser('Tutor', 'effective-tutor');
    const set = (...roles: string[]) => admin.setUserRoles({ id: tutor.id, body: { roles } });
    await tutor.listActivities();
    await set(coach, 'Tutor', 'Admin');
    const body = { emailOrUserName: tutor.email, password };
    const newSession = as((await visitor.loginUser({ body })).token);
    for (const session of [tutor, newSession]) {
      await session.listActivities().refused(403);
      await session.listRoles().refused(403);
      await session.listGrades();
    }
    await set('Admin', coach);
    await tutor.listRoles();
  },
);

/** A server that does not have an operation responds to every user with 404, 405 or 501. */
const refusals = [403, 404, 405, 501];

export const rightsOfAddedRoles = scenario(
  'rights-of-added-roles',
  'A role that an Admin has added gives access to no operation that names its roles.',
  async ({ admin, name, createUser, createLearner }) => {
    const role = await admin.createRole({ body: { roleName: name('Added coach') } });
    const coach = await createUser('Tutor', 'added-coach');
    await admin.setUserRoles({ id: coach.id, body: { roles: [role] } });
    const grade = await admin.createGrade({ body: { title: name('Grade of an added role') } });
    const learner = await createLearner('added-coach-reads', grade.id);
    const idsOfReads: Readonly<Record<string, string>> = {
      gradeId: grade.id,
      learnerId: learner.id,
      id: learner.id,
    };
    const operations = coach as unknown as Readonly<Record<string, (given: object) => Sent<unknown>>>;
    const restricted = routesOf(document).filter(({ operation }) => operation['x-roles'].length > 0);
    await pool(concurrency, restricted, async ({ path, method, operation }) => {
      // Ids and body of other calls are invalid: a server that accepts one changes nothing.
      const ids = method === 'get' ? idsOfReads : {};
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
        ([, parameter = '']) => [parameter, ids[parameter] ?? unknownId] as const,
      );
      const body = operation.requestBody && { body: {} };
      const given = { ...(Object.fromEntries(parameters) as object), ...body };
      await operations[operation.operationId]?.(given).anyOf(...refusals);
    });
  },
);

export const firstRoleOfLearners = scenario(
  'first-role-of-learners',
  'A learner keeps the grade with additional roles, and loses only the grade when another role becomes the first.',
  async ({ admin, name, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of first roles') } });
    const parent = await createUser('Parent', 'parent-of-helper');
    const { id } = await createChild(parent, 'Helping', grade.id);
    const gradeWith = async (...roles: string[]) => {
      await admin.setUserRoles({ id, body: { roles } });
      return lists(await admin.listUsers(), { id });
    };
    has(await gradeWith('Learner', 'Tutor'), { role: 'Learner', gradeId: grade.id });
    has(await gradeWith('Tutor', 'Learner'), { role: 'Tutor', gradeId: null });
    await gradeWith('Learner');
    has(await admin.getLearner({ id }), { gradeId: null, parents: { 0: { id: parent.id }, length: 1 } });
  },
);
