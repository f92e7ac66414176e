import { roles as builtInRoles } from '../../tools/verify/run/environment.ts';
import { equals, excludes, has, includes } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';

export const adminRoles = scenario(
  'admin-roles',
  'A role cannot be added twice, and a built-in role cannot be deleted.',
  async ({ admin, name }) => {
    const helper = name('Helper');
    await onlyOne(() => admin.createRole({ body: { roleName: helper } }), { accepted: 201, refused: 409 });
    for (const roleName of [helper, helper.toUpperCase(), ` ${helper}`, 'tutor', 'Admin']) {
      await admin.createRole({ body: { roleName } }).refused(409);
    }
    has({ members: await admin.listUsersByRole({ role: helper }) }, { members: [] });
    await admin.deleteRole({ name: helper });
    await admin.deleteRole({ name: helper }).refused(404);
    await admin.listUsersByRole({ role: helper }).refused(404);
    for (const role of builtInRoles) {
      has(await admin.deleteRole({ name: role }).refused(409), { code: 'built-in-role' });
    }
  },
);

export const listOfRoles = scenario(
  'list-of-roles',
  'The list starts with the built-in roles, and sorts those that an Admin has added by name.',
  async ({ admin, name }) => {
    const sorted = ['assistant', 'Öffice', 'Zebra'].map((role) => name(role));
    for (const role of sorted.toReversed()) await admin.createRole({ body: { roleName: role } });
    const roles = await admin.listRoles();
    has({ builtIn: roles.slice(0, builtInRoles.length) }, { builtIn: [...builtInRoles] });
    has({ added: roles.filter((role) => sorted.includes(role)) }, { added: sorted });
  },
);

export const roleNames = scenario(
  'role-names',
  'The name of a role is trimmed, and may contain characters that a path encodes.',
  async ({ admin, name }) => {
    equals(
      await admin.createRole({ body: { roleName: `  ${name('Homework Helper')} ` } }),
      name('Homework Helper'),
    );
    for (const text of ['Maths / Science', '100 % ready?', '%2F', 'Leser*in ü', '...', '+1']) {
      const role = name(text);
      equals(await admin.createRole({ body: { roleName: role } }), role);
      includes(await admin.listRoles(), role);
      await admin.listUsersByRole({ role });
      await admin.deleteRole({ name: role });
      excludes(await admin.listRoles(), role);
    }
    for (const roleName of [' ', '.', '..', 'users', ' users ']) {
      await admin.createRole({ body: { roleName } }).refused(400);
    }
  },
);

export const exactRoleNames = scenario(
  'exact-role-names',
  'A request must spell the name of a role exactly.',
  async ({ admin, name, createUser }) => {
    const role = await admin.createRole({ body: { roleName: name('Exact') } });
    const user = await createUser('Tutor', 'exact-tutor');
    for (const misspelt of [role.toUpperCase(), `${role} `, name('Missing')]) {
      await admin.deleteRole({ name: misspelt }).refused(404);
      await admin.listUsersByRole({ role: misspelt }).refused(404);
    }
    for (const misspelt of ['tutor', 'Tutor ', name('Missing')]) {
      await admin.setUserRoles({ id: user.id, body: { roles: ['Moderator', misspelt] } }).refused(404);
      await admin.assignUserRole({ id: user.id, body: { role: misspelt } }).refused(404);
    }
    has({ roles: await admin.getUserRoles({ id: user.id }) }, { roles: ['Tutor'] });
  },
);
